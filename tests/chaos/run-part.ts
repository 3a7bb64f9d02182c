import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openBooks, readBooks } from './books.ts'
import type { Books } from './books.ts'
import { isSometimesRemoved, readPriceList, writeFirstVersion } from './catalogue-versions.ts'
import { Disturbances } from './disturbances.ts'
import type { DisturbanceCounts } from './disturbances.ts'
import { Fleet } from './fleet.ts'
import type { DatabaseServer } from './fleet-options.ts'
import { Journal } from './journal.ts'
import type { Facts, JournalLine } from './journal.ts'
import { runOperation } from './operations.ts'
import { findBankViolations } from './rules/bank-rules.ts'
import { findDeliveryViolations } from './rules/delivery-rules.ts'
import { findFileViolations } from './rules/file-rules.ts'
import { findBookViolations } from './rules/find-violations.ts'
import { findLostFacts } from './rules/journal-rules.ts'
import { runImport } from './run-import.ts'
import { emptyBank } from './services/bank.ts'
import type { BankState } from './services/bank.ts'
import { Owner } from './services/owner.ts'
import { toMailVariables } from './services/services.ts'
import type { Services } from './services/services.ts'
import { settle } from './settle.ts'
import type { Counts, World } from './world.ts'

const concurrentOperations = 12
const maxViolations = 10
const maxExtension = 4

/** The state passed from one part of a run to the next. */
export interface ShopState {
  readonly facts: Facts
  readonly clockOffset: number
  /** The version number of the catalogue. */
  readonly version: number
}

export interface PartOptions extends ShopState {
  readonly seed: number
  readonly part: number
  readonly operations: number
  /** The mean number of operations between two disturbances. */
  readonly interval: number
  /** The folder that contains the data folder `data` and the journals. */
  readonly folder: string
  /** The number of processes; defaults to two. */
  readonly processes?: number
  /** The database server; null, the default, means SQLite. */
  readonly database?: DatabaseServer | null
  readonly services: Services
  /**
   * Returns whether the part has covered what the test needs. Until then, it continues up to
   * `maxExtension` times the number of operations, because the number of refused ones depends on
   * when processes are killed.
   */
  readonly isEnough?: (facts: Facts) => boolean
}

interface ReportedViolation {
  readonly rule: string
  readonly excerpt: readonly JournalLine[]
}

export interface PartResult {
  readonly state: ShopState
  /** The state of the Stripe account. */
  readonly bank: BankState
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

/** Runs operations against processes that are killed, then checks the shop. */
export async function runPart(options: PartOptions): Promise<PartResult> {
  const started = performance.now()
  const dataDir = join(options.folder, 'data')
  const { clockOffset, processes = 2, database = null, services } = options
  const fleet = await Fleet.open({
    folder: dataDir,
    size: processes,
    clockOffset,
    database,
    services,
  })
  services.bank?.connect(fleet)
  services.mail.connect(options.facts)
  const world = await createWorld(options, fleet)
  const disturbances = new Disturbances(world, options)
  await runOperations(world, disturbances, options)
  await disturbances.end()
  await settle(world)
  const books = await findViolations(world)
  for (const rule of findCatalogueFaults(books, dataDir)) world.violations.push({ rule, actor: '' })
  world.journal.flush()
  return {
    state: {
      facts: world.facts,
      clockOffset: fleet.clockOffset,
      version: disturbances.version,
    },
    bank: services.bank?.save() ?? emptyBank,
    counts: world.counts,
    processes: fleet.counts,
    disturbances: disturbances.counts,
    violations: world.violations.map(({ rule, actor }) => ({
      rule,
      excerpt: world.journal.getExcerpt(actor),
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
    services: options.services,
    owner: new Owner(fleet.folder, toMailVariables(options.services)),
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

async function runOperations(
  world: World,
  disturbances: Disturbances,
  { operations, isEnough = () => true }: PartOptions,
) {
  const { counts, violations, facts } = world
  const isOver = () =>
    violations.length >= maxViolations ||
    counts.operations >= operations * maxExtension ||
    (counts.operations >= operations && isEnough(facts))
  const work = async () => {
    while (!isOver()) {
      counts.operations += 1
      const operation = counts.operations
      disturbances.observe(operation)
      await runOperation(world, operation)
    }
  }
  await Promise.all(Array.from({ length: concurrentOperations }, work))
}

async function findViolations(world: World): Promise<Books> {
  const { fleet, facts, services, violations } = world
  const source = await openBooks(fleet.folder)
  const books = await source.read()
  const rules = [
    ...(await source.findDamage()),
    ...findBookViolations(books),
    ...findLostFacts(books, facts),
    ...findDeliveryViolations(books, facts),
    ...(services.bank === null ? [] : findBankViolations(books, services.bank.save())),
    ...findFileViolations(fleet.folder, books),
  ]
  await source.close()
  violations.push(...rules.map((rule) => ({ rule, actor: findEmail(rule) })))
  return books
}

/** Returns the customer named in the details of a violation, if any. */
function findEmail(rule: string): string {
  return /customer\.\d+\.\d+@example\.com/.exec(rule)?.[0] ?? ''
}

/** Checks that the last import is complete: the products on sale and their prices. */
function findCatalogueFaults({ products, settings }: Books, dataDir: string): string[] {
  const { version, prices } = readPriceList(dataDir)
  const imported = settings.find(({ name }) => name === 'catalogue')?.value
  if (imported !== version) return [`the catalogue is ${imported} instead of ${version}`]
  const sold = products.filter(({ active }) => active === 1)
  const wrong = sold.filter(({ slug, price_cents: price }) => prices.get(slug) !== price)
  const isComplete = sold.length === prices.size && wrong.length === 0
  return isComplete ? [] : [`the catalogue was imported in part: ${wrong[0]?.slug}`]
}
