import { parentPort, workerData } from 'node:worker_threads'
import type { PackSpec } from '../types.ts'
import { listJobs, readPackFiles, readSound, type Job } from './jobs.ts'
import { loadPacks } from './load-packs.ts'
import { renderPack } from './render-pack.ts'
import { renderSound } from './render-sound.ts'
import { openStore, type Store } from './store.ts'
import type { WorkerAnswer, WorkerMessage } from '../../../platform/workers/worker-pool.ts'
import type { ThreadOptions } from './run-jobs.ts'

const threadOptions: ThreadOptions = workerData
const packs = await loadPacks(threadOptions.packsModule)
const store = openStore(threadOptions.dir, threadOptions.hash)

parentPort?.on('message', (job: Job) => {
  void runJob(job).then(post)
})
post({ kind: 'ready' })

function post(message: WorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(message)
}

async function runJob(job: Job): Promise<WorkerAnswer> {
  try {
    await renderJob(store, job)
    return { kind: 'done', result: null }
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
}

/** Runs a job unless another process has already finished it. */
async function renderJob(store: Store, job: Job): Promise<void> {
  const pack = packs.find(({ slug }) => slug === job.pack)
  if (pack === undefined) throw new Error(`Unknown pack ${job.pack}.`)
  if (job.sound === null) {
    if ((await readPackFiles(store, job)) !== null) return
    await saveNote(job, await renderPack(store.files, pack, await readSounds(store, pack)))
    return
  }
  const sound = pack.sounds.find(({ slug }) => slug === job.sound)
  if (sound === undefined) throw new Error(`Unknown sound ${job.sound}.`)
  if ((await readSound(store, job)) !== null) return
  await saveNote(job, await renderSound(store.files, pack, sound))
}

async function saveNote({ note }: Job, result: unknown): Promise<void> {
  await store.notes.put(note, JSON.stringify(result))
}

async function readSounds(store: Store, pack: PackSpec) {
  const jobs = listJobs([pack]).filter((job) => job.sound !== null)
  const sounds = await Promise.all(jobs.map((job) => readSound(store, job)))
  return sounds.filter((sound) => sound !== null)
}
