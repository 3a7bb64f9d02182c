import { getClientSite } from '../../contract/client-network.ts'
import { QueueFullError } from '../../platform/workers/job-queue.ts'
import { openWorkerPool } from '../../platform/workers/worker-pool.ts'
import type { WorkerPool } from '../../platform/workers/worker-pool.ts'

/**
 * The maximum number of requests in the queue, including those counting attempts and reading rows:
 * about six seconds of work.
 */
const maxPasswords = 20
/** The maximum per site, such as an IPv6 /48, which leaves room for others. */
const maxPasswordsPerSite = 10
const retryAfterSeconds = 5

/** A task for the worker thread; a null `hash` stands for an unknown account. */
export type PasswordJob =
  | { readonly kind: 'hash'; readonly password: string; readonly cost: number | undefined }
  | {
      readonly kind: 'verify'
      readonly password: string
      readonly hash: string | null
      readonly cost: number | undefined
    }

/** Hashes and verifies passwords, one at a time. */
export interface PasswordHasher {
  hash(password: string, cost?: number): Promise<string>
  /**
   * Returns whether a password matches a hash. A null hash, for an unknown account, takes the same
   * time and returns false.
   */
  verify(password: string, hash: string | null, cost?: number): Promise<boolean>
}

/** The number of queue places taken by each site. */
const places = new Map<string, number>()
let pool: WorkerPool<PasswordJob> | null = null

/**
 * Holds a place in the queue while `use` runs; rejects with a `QueueFullError` if it is full,
 * before an attempt is counted or a row is read. Passwords are hashed one at a time, in a dedicated
 * thread: `scrypt` would otherwise use Node's thread pool, which also reads files and compresses
 * pages.
 */
export async function queueForHashing<Result>(
  address: string,
  use: (hasher: PasswordHasher) => Promise<Result>,
): Promise<Result> {
  const site = getClientSite(address) ?? address
  const taken = places.get(site) ?? 0
  const all = [...places.values()].reduce((sum, count) => sum + count, 0)
  if (all >= maxPasswords || taken >= maxPasswordsPerSite) {
    throw new QueueFullError(retryAfterSeconds)
  }
  places.set(site, taken + 1)
  try {
    return await use(hasher)
  } finally {
    const left = (places.get(site) ?? 1) - 1
    if (left > 0) places.set(site, left)
    else places.delete(site)
  }
}

const hasher: PasswordHasher = {
  hash: async (password, cost) => String(await run({ kind: 'hash', password, cost })),
  verify: async (password, hash, cost) =>
    (await run({ kind: 'verify', password, hash, cost })) === true,
}

async function run(job: PasswordJob): Promise<unknown> {
  pool ??= openWorkerPool({
    module: new URL('./password-worker.ts', import.meta.url),
    workerData: null,
    size: 1,
  })
  return await pool.run(job)
}
