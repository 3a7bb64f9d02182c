import { parentPort, workerData } from 'node:worker_threads'
import { UnreadableSoundError } from '../analysis/unreadable-sound-error.ts'
import { explainStorageFailure } from '../storage-failure.ts'
import { ChangedFileError } from './file-store.ts'
import { prepareSound } from './prepare-sound.ts'
import type { SoundJob, SoundWorkerData } from './sound-job.ts'
import type { WorkerAnswer, WorkerMessage } from '../worker-pool.ts'

const data: SoundWorkerData = workerData

parentPort?.on('message', (job: SoundJob) => {
  void answer(job).then(post)
})
post({ kind: 'ready' })

function post(message: WorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(message)
}

async function answer(job: SoundJob): Promise<WorkerAnswer> {
  try {
    return { kind: 'done', result: await prepareSound(job, data) }
  } catch (error) {
    const reason = explainStorageFailure(error)
    if (reason !== null && !isAbout(error, job.path)) return { kind: 'stopped', reason }
    return { kind: 'failed', reason: explainFailure(error) }
  }
}

/** Whether the file system's error is about the label's file and not about the shop's folders. */
function isAbout(error: unknown, path: string): boolean {
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

/** "The file is empty." becomes "the file is empty". */
function toEndOfSentence(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, '')
}
