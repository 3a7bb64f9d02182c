import { getClientSite } from '../../contract/client-network.ts'
import { QueueFullError } from '../../platform/workers/job-queue.ts'
import { openWorkerPool } from '../../platform/workers/worker-pool.ts'
import type { WorkerPool } from '../../platform/workers/worker-pool.ts'

/** The requests that wait for a hash, or count and read for one: about six seconds of work. */
const maxPasswords = 20
/** How many of them may come from one site, such as an IPv6 /48, so that the others have room. */
const maxPasswordsPerSite = 10
const retryAfterSeconds = 5

/** What the thread does; a `hash` of null is that of no account. */
export type PasswordJob =
  | { readonly kind: 'hash'; readonly password: string; readonly cost: number | undefined }
  | {
      readonly kind: 'verify'
      readonly password: string
      readonly hash: string | null
      readonly cost: number | undefined
    }

/** Hashes and checks passwords, each in its turn. */
export interface PasswordHasher {
  hash(password: string, cost?: number): Promise<string>
  /**
   * Returns whether a password matches a hash; takes the same time without one, which is that of an
   * unknown account, and then returns false.
   */
  verify(password: string, hash: string | null, cost?: number): Promise<boolean>
}

/** How many places in the queue are taken for each site. */
const places = new Map<string, number>()
let pool: WorkerPool<PasswordJob> | null = null

/**
 * Takes a place in the queue for as long as `use` runs; rejects with a `QueueFullError` if there is
 * none, before an attempt is counted or a row is read. One password at a time is hashed,
 * in a thread of its own: Node's own threads, which `scrypt` uses, also read all files and compress
 * all pages.
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
