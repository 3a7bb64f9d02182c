import { setTimeout as wait } from 'node:timers/promises'
import { writeVersion } from './catalogue-versions.ts'
import type { Fleet } from './fleet.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'
import { runImport } from './run-import.ts'
import type { World } from './world.ts'

const second = 1000
const day = 24 * 3600 * second
/** The maximum offset of the clock ahead of real time. */
const clockOffsets = [0, 20 * second, -20 * second, 600 * second, -600 * second, day, -day]
const distantClockOffsets = [40 * day, -365 * day]
/** Tokens expire after at least 12 idle hours. */
const harmlessJump = 11 * 3600 * second

/** The relative frequency of each disturbance. */
const weights = {
  kill: 52,
  killAll: 8,
  stop: 10,
  replaceAll: 6,
  pause: 6,
  fillDisk: 10,
  loseDatabase: 10,
  setClock: 8,
  importCatalogue: 6,
}

export type DisturbanceCounts = Record<keyof typeof weights, number>

/** The disturbances of a run, caused while customers use the shop. */
export class Disturbances {
  readonly #world: World
  /** Draws the times and kinds of disturbances, independently of the numbers that earlier ones drew. */
  readonly #schedule: Random
  readonly counts: DisturbanceCounts = {
    kill: 0,
    killAll: 0,
    stop: 0,
    replaceAll: 0,
    pause: 0,
    fillDisk: 0,
    loseDatabase: 0,
    setClock: 0,
    importCatalogue: 0,
  }
  /** The version number of the catalogue. */
  version: number
  #running: Promise<void> = Promise.resolve()
  #next: number
  readonly #interval: number

  /** `interval` is the mean number of operations between two disturbances. */
  constructor(world: World, options: { readonly version: number; readonly interval: number }) {
    this.#world = world
    this.#schedule = createRandom(world.seed, world.part, 0)
    this.version = options.version
    this.#interval = options.interval
    this.#next = this.#pickInterval()
  }

  /** Starts the next disturbance if one is due at this operation, once the current one has ended. */
  observe(operation: number): void {
    if (operation < this.#next) return
    this.#next = operation + this.#pickInterval()
    const kind = this.#pickKind()
    const random = createRandom(this.#world.seed, this.#world.part, -operation)
    this.#running = this.#running.then(() => this.#disturb(kind, random))
  }

  async end(): Promise<void> {
    await this.#running
  }

  #pickInterval(): number {
    return this.#schedule.integer(1, 2 * this.#interval - 1)
  }

  async #disturb(kind: keyof typeof weights, random: Random): Promise<void> {
    const { violations, journal, counts } = this.#world
    this.counts[kind] += 1
    const note = (result: string) =>
      journal.add({ operation: counts.operations, actor: 'disturbance', action: kind, result })
    note('starts')
    try {
      await wait(random.next() * 20)
      await this.#perform(kind, random)
    } catch (error) {
      const message = error instanceof Error ? error.message : 'unknown'
      violations.push({ rule: `a process does not recover (${kind}): ${message}`, actor: '' })
    }
    note('ended')
  }

  async #perform(kind: keyof typeof weights, random: Random): Promise<void> {
    const { fleet } = this.#world
    switch (kind) {
      case 'kill':
        return await fleet.kill(random, 1)
      case 'killAll':
        return await fleet.kill(random, fleet.size)
      case 'stop':
        return this.#checkStatuses(await fleet.stop(random, random.integer(1, fleet.size)))
      case 'replaceAll':
        return this.#checkStatuses(await fleet.replaceAll())
      case 'pause':
        return await fleet.pause(random, random.integer(50, 400))
      case 'fillDisk':
        return await this.#fillDisk(fleet, random)
      case 'loseDatabase':
        return await this.#loseDatabase(fleet, random)
      case 'setClock':
        return this.#setClock(fleet, random)
      case 'importCatalogue':
        return await this.#importCatalogue(fleet, random)
    }
  }

  #checkStatuses(statuses: readonly (number | null)[]): void {
    const failed = statuses.find((status) => status !== 0)
    if (failed !== undefined) throw new Error(`a graceful stop ended with status ${failed}`)
  }

  /** The disk of a data folder can be full; a database server can go down instead. */
  #pickKind(): keyof typeof weights {
    const { hasDatabaseServer } = this.#world.fleet
    const { fillDisk, loseDatabase, ...others } = weights
    return this.#schedule.weighted(
      hasDatabaseServer
        ? { ...others, fillDisk: 0, loseDatabase }
        : { ...others, fillDisk, loseDatabase: 0 },
    )
  }

  async #loseDatabase(fleet: Fleet, random: Random): Promise<void> {
    await fleet.crashDatabase()
    await wait(random.integer(50, 500))
    await fleet.startDatabase()
  }

  async #fillDisk(fleet: Fleet, random: Random): Promise<void> {
    if (process.platform !== 'linux') return
    await fleet.fillDisk(random.chance(0.5) ? null : random.integer(0, 60_000))
    await wait(random.integer(50, 250))
    const concurrentFault = random.weighted({ nothing: 5, kill: 3, stop: 2 })
    if (concurrentFault === 'kill') await fleet.kill(random, random.integer(1, 2))
    if (concurrentFault === 'stop') this.#checkStatuses(await fleet.stop(random, 1))
    await fleet.freeDisk()
  }

  #setClock(fleet: Fleet, random: Random): void {
    const offsets = random.chance(0.2) ? distantClockOffsets : clockOffsets
    const offset = random.pick(offsets)
    const isHarmless = Math.abs(offset - fleet.clockOffset) < harmlessJump
    fleet.setClock(offset)
    if (isHarmless) return
    for (const customer of this.#world.facts.customers) customer.isTokenDoubtful = true
  }

  /** Imports the next version in another process, which is sometimes killed and restarted. */
  async #importCatalogue(fleet: Fleet, random: Random): Promise<void> {
    this.version += 1
    writeVersion(fleet.folder, this.#world.seed, this.version)
    if (random.chance(0.4)) await runImport(fleet.folder, random.integer(100, 700))
    const [status] = await Promise.all([
      runImport(fleet.folder, null),
      random.chance(0.3) ? fleet.kill(random, 1) : null,
    ])
    if (status !== 0) throw new Error(`an import ended with status ${status}`)
  }
}
