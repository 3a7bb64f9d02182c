import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { analyzeFile } from '#provider/programs/analysis/analyze-file.ts'
import type { SoundAnalysis, StatedAttributes } from '#provider/programs/analysis/sound-analysis.ts'

const packageFile = createRequire(import.meta.url).resolve(
  'supersonic-scsynth-samples/package.json',
)
const folder = join(dirname(packageFile), 'samples')

/** The stated attributes of a sound whose name and folder state nothing. */
export const noStatedAttributes: StatedAttributes = {
  kind: null,
  instrument: null,
  bpm: null,
  key: null,
}

/** The file names of the 207 CC0 recordings. */
export const recordingNames: readonly string[] = readdirSync(folder).toSorted()

/** Returns the path of a recording. */
export function getRecordingPath(name: string): string {
  return join(folder, name)
}

/** Analyses all recordings one after another, without stated attributes. */
export async function analyseRecordings(): Promise<ReadonlyMap<string, SoundAnalysis>> {
  const found = new Map<string, SoundAnalysis>()
  for (const name of recordingNames)
    found.set(name, await analyzeFile(getRecordingPath(name), noStatedAttributes))
  return found
}
