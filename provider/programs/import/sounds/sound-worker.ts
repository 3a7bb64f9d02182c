import { parentPort, workerData } from 'node:worker_threads'
import { UnreadableSoundError } from '../../analysis/unreadable-sound-error.ts'
import { explainStorageFailure } from '../../../platform/database/storage-failure.ts'
import { ObjectStoreError } from '../../../platform/files/s3/object-store-error.ts'
import { ChangedFileError } from '../input-files.ts'
import { openImportFiles } from '../import-files.ts'
import { measureStored } from './measure-stored.ts'
import { prepareDemo } from './prepare-demo.ts'
import { prepareSound } from './prepare-sound.ts'
import type { ImportJob, SoundWorkerData } from './import-jobs.ts'
import type { WorkerAnswer, WorkerMessage } from '../../../platform/workers/worker-pool.ts'

const { location }: SoundWorkerData = workerData
const files = openImportFiles(location)

parentPort?.on('message', (job: ImportJob) => {
  void runJob(job).then(post)
})
post({ kind: 'ready' })

function post(message: WorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(message)
}

async function runJob(job: ImportJob): Promise<WorkerAnswer> {
  try {
    return { kind: 'done', result: await perform(job) }
  } catch (error) {
    const reason = explainStorageFailure(error)
    const path = 'path' in job ? job.path : null
    if (reason !== null && !concernsPath(error, path)) {
      const place = error instanceof ObjectStoreError ? error.place : null
      return { kind: 'stopped', reason, place }
    }
    return { kind: 'failed', reason: explainFailure(error) }
  }
}

async function perform(job: ImportJob): Promise<unknown> {
  if ('materials' in job) return await prepareDemo(job, files)
  if ('storedWav' in job) return await measureStored(job, files.catalogue)
  return await prepareSound(job, files)
}

/**
 * Returns whether the file system's error concerns the label's file rather than the shop's folders.
 */
function concernsPath(error: unknown, path: string | null): boolean {
  return error instanceof Error && 'path' in error && error.path === path && !isFull(error)
}

function isFull(error: Error): boolean {
  return 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}

function explainFailure(error: unknown): string {
  if (error instanceof ChangedFileError) return error.message
  if (error instanceof UnreadableSoundError) return toEndOfSentence(error.message)
  return 'it cannot be read'
}

/** Converts "The file is empty." to "the file is empty". */
function toEndOfSentence(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, '')
}
