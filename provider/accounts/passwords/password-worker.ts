import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { WorkerMessage } from '../../platform/workers/worker-pool.ts'
import { hashPassword, verifyDummyPassword, verifyPassword } from './password-hash.ts'
import type { PasswordJob } from './password-queue.ts'

/** The niceness of the thread (nice(2)), so that pages take precedence on a busy machine. */
const niceness = 5

// Only Linux has a priority per thread; elsewhere, this would lower that of the whole process.
if (process.platform === 'linux') setPriority(niceness)

parentPort?.on('message', (job: PasswordJob) => post({ kind: 'done', result: run(job) }))
post({ kind: 'ready' })

function run(job: PasswordJob): string | boolean {
  if (job.kind === 'hash') return hashPassword(job.password, job.cost)
  if (job.hash === null) return verifyDummyPassword(job.password, job.cost)
  return verifyPassword(job.password, job.hash)
}

function post(message: WorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(message)
}
