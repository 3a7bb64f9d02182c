import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openBooks } from './books.ts'
import type { Books } from './books.ts'
import { isSometimesRemoved, readPriceList, writeFirstVersion } from './catalogue-versions.ts'
import { Disturbances } from './disturbances.ts'
import type { DisturbanceCounts } from './disturbances.ts'
import { Fleet } from './fleet.ts'
import type { DatabaseServer } from './fleet.ts'
import { Journal } from './journal.ts'
import type { Facts, JournalLine } from './journal.ts'
import { runOperation } from './operations.ts'
import { createRandom } from './random.ts'
import { findFileViolations } from './rules/file-rules.ts'
import { findBookViolations } from './rules/find-violations.ts'
import { findLostFacts } from './rules/journal-rules.ts'
import { runImport } from './run-import.ts'
import { Visit } from './visit.ts'
import type { Counts, World } from './world.ts'

const concurrentOperations = 12
const maxViolations = 10
const maxCheckedLogins = 200
const drainTimeoutMs = 60_000

/** What a part starts with; the next part starts with what it returns. */
export interface ShopState {
  readonly facts: Facts
  readonly clockOffset: number
  /** The number of the catalogue's version. */
  readonly version: number
}

export interface PartOptions extends ShopState {
  readonly seed: number
  readonly part: number
  readonly operations: number
  /** The mean number of operations between two disturbances. */
  readonly interval: number
  /** The folder with the data folder `data` and the journals. */
  readonly folder: string
  /** The number of processes; two by default. */
  readonly processes?: number
  /** The server of the database; null for SQLite, the default. */
  readonly database?: DatabaseServer | null
}

export interface ReportedViolation {
  readonly rule: string
  readonly excerpt: readonly JournalLine[]
}

export interface PartResult {
  readonly state: ShopState
  readonly counts: Counts
  readonly processes: Fleet['counts']
  readonly disturbances: DisturbanceCounts
  readonly violations: readonly ReportedViolation[]
  readonly seconds: number
}

/** Creates the data folder of a new shop with a catalogue and codes. */
export async function createShop(folder: string): Promise<void> {
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  await writeFirstVersion(dataDir)
  const status = await runImport(dataDir, null)
  if (status !== 0) throw new Error(`the first import ended with status ${status}`)
}

/** Runs operations against processes that are killed, and checks the shop afterwards. */
export async function runPart(options: PartOptions): Promise<PartResult> {
  const started = performance.now()
  const dataDir = join(options.folder, 'data')
  const { clockOffset, processes = 2, database = null } = options
  const fleet = await Fleet.open({ folder: dataDir, size: processes, clockOffset, database })
  const world = await createWorld(options, fleet)
  const disturbances = new Disturbances(world, options)
  await runOperations(world, disturbances, options.operations)
  await disturbances.end()
  await settle(world)
  const books = await checkBooks(world)
  for (const rule of findCatalogueFaults(books, dataDir)) world.violations.push({ rule, who: '' })
  world.journal.flush()
  return {
    state: {
      facts: world.facts,
      clockOffset: fleet.clockOffset,
      version: disturbances.version,
    },
    counts: world.counts,
    processes: fleet.counts,
    disturbances: disturbances.counts,
    violations: world.violations.map(({ rule, who }) => ({
      rule,
      excerpt: world.journal.getExcerpt(who),
    })),
    seconds: (performance.now() - started) / 1000,
  }
}

async function createWorld(options: PartOptions, fleet: Fleet): Promise<World> {
  const { products } = await readBooks(fleet.folder)
  const toFacts = ({ id, link_id, pack_id }: Books['products'][number]) => ({
    id,
    linkId: link_id,
    packId: pack_id,
  })
  return {
    seed: options.seed,
    part: options.part,
    fleet,
    facts: options.facts,
    journal: new Journal(join(options.folder, `journal-${options.part}.jsonl`)),
    products: products.map(toFacts),
    sometimesRemoved: new Set(
      products.filter(({ slug }) => isSometimesRemoved(slug)).map(({ id }) => id),
    ),
    counts: { operations: 0, requests: 0, lost: 0, refused: 0 },
    violations: [],
    idle: [...options.facts.customers],
  }
}

async function runOperations(world: World, disturbances: Disturbances, count: number) {
  const { counts, violations } = world
  const work = async () => {
    while (counts.operations < count && violations.length < maxViolations) {
      counts.operations += 1
      const operation = counts.operations
      disturbances.observe(operation)
      await runOperation(world, operation)
    }
  }
  await Promise.all(Array.from({ length: concurrentOperations }, work))
}

/** Restarts and stops the processes, waits for what they still have to do, and logs in. */
async function settle(world: World): Promise<void> {
  const { fleet, facts, violations, seed, part, counts } = world
  const random = createRandom(seed, part, counts.operations + 1)
  await fleet.stop(random, fleet.size)
  await drain(fleet.folder)
  const start = random.integer(0, facts.customers.length)
  const ordered = [...facts.customers.slice(start), ...facts.customers.slice(0, start)]
  for (const customer of ordered.slice(0, maxCheckedLogins)) {
    const visit = new Visit(world, random, counts.operations, customer)
    await visit.logIn().catch((error: Error) => visit.report(error.message))
  }
  const failed = (await fleet.close()).find((status) => status !== 0)
  if (failed !== undefined) {
    violations.push({ rule: `a graceful stop ended with status ${failed}`, who: '' })
  }
}

/** Waits until the processes have reported all payments and paid all refunds, or for a minute. */
async function drain(folder: string): Promise<void> {
  const deadline = performance.now() + drainTimeoutMs
  const isUnfinished = async () =>
    readdirSync(join(folder, 'payment/notices')).length > 0 ||
    (await readBooks(folder)).refunds.some(({ state }) => state === 'requested')
  while ((await isUnfinished()) && performance.now() < deadline) await wait(200)
}

async function checkBooks(world: World): Promise<Books> {
  const { fleet, facts, violations } = world
  const source = await openBooks(fleet.folder)
  const books = await source.read()
  const rules = [
    ...(await source.findDamage()),
    ...findBookViolations(books),
    ...findLostFacts(books, facts),
    ...findFileViolations(fleet.folder, books),
  ]
  await source.close()
  violations.push(...rules.map((rule) => ({ rule, who: findEmail(rule) })))
  return books
}

async function readBooks(dataDir: string): Promise<Books> {
  const source = await openBooks(dataDir)
  const books = await source.read()
  await source.close()
  return books
}

/** Returns the customer in the details of a violation, if it names one. */
function findEmail(rule: string): string {
  return /customer\.\d+\.\d+@example\.com/.exec(rule)?.[0] ?? ''
}

/** Checks that the last import was complete: the products on sale and their prices. */
function findCatalogueFaults({ products, settings }: Books, dataDir: string): string[] {
  const { version, prices } = readPriceList(dataDir)
  const imported = settings.find(({ name }) => name === 'catalogue')?.value
  if (imported !== version) return [`the catalogue is ${imported} instead of ${version}`]
  const sold = products.filter(({ active }) => active === 1)
  const wrong = sold.filter(({ slug, price_cents: price }) => prices.get(slug) !== price)
  const isComplete = sold.length === prices.size && wrong.length === 0
  return isComplete ? [] : [`the catalogue was imported in part: ${wrong[0]?.slug}`]
}
