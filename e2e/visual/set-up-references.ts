import { unpackReferences } from './reference-files.ts'
import { isRecording } from './references.ts'

/** Prepares the references before a run that compares with them. */
export default async function setUpReferences(): Promise<void> {
  if (!isRecording) await unpackReferences()
}
