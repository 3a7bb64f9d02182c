import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../support/programs/free-port.ts'
import { exchange } from './exchange.ts'
import type { Call, Outcome } from './exchange.ts'
import type { DatabaseServer, FleetOptions } from './fleet-options.ts'
import { ProviderProcess } from './provider-process.ts'
import type { Random } from './random.ts'
import type { Services } from './services/services.ts'
import type { Slot } from './slot.ts'

/** The processes that share a data folder, and the ways to disturb them. */
export class Fleet {
  readonly folder: string
  readonly #slots: Slot[]
  #clockOffset: number
  /** The largest clock offset so far. */
  maxClockOffset: number
  readonly #database: DatabaseServer | null
  readonly #services: Services
  /** The reason why a process has not restarted, or null if all have. */
  #startError: unknown = null
  #isStorageDown = false
  /** Increases whenever the disk fills up or the database goes down, and whenever that ends. */
  storageChanges = 0
  /** Increases whenever the clock jumps. */
  clockJumps = 0
  /** Whether a rolling restart is in progress. */
  isReplacing = false
  readonly counts = { kills: 0, stops: 0, starts: 0 }

  private constructor(
    { folder, database, services }: FleetOptions,
    slots: Slot[],
    clockOffset: number,
  ) {
    this.folder = folder
    this.#database = database
    this.#services = services
    this.#slots = slots
    this.#clockOffset = clockOffset
    this.maxClockOffset = clockOffset
  }

  /** Starts the processes at the same time. */
  static async open(options: FleetOptions): Promise<Fleet> {
    const { size, clockOffset } = options
    const slots: Slot[] = []
    for (let count = 0; count < size; count += 1) {
      slots.push({ port: await findFreePort(), running: null, isDraining: false, requests: 0 })
    }
    const fleet = new Fleet(options, slots, clockOffset)
    await Promise.all(slots.map((slot) => fleet.#start(slot)))
    return fleet
  }

  get isStorageDown(): boolean {
    return this.#isStorageDown
  }

  get size(): number {
    return this.#slots.length
  }

  get hasDatabaseServer(): boolean {
    return this.#database !== null
  }

  get clockOffset(): number {
    return this.#clockOffset
  }

  /** Sends a request to a running process; waits until there is one. */
  async exchange(random: Random, call: Call): Promise<Outcome> {
    const slot = await this.#takeSlot(random)
    return await exchange(slot.port, call).finally(() => (slot.requests -= 1))
  }

  /** Picks a slot and counts the request immediately, so that its process is not stopped in between. */
  async #takeSlot(random: Random): Promise<Slot> {
    for (;;) {
      const slots = this.#slots.filter(
        ({ running, isDraining }) => running?.isRunning && !isDraining,
      )
      if (slots.length > 0) {
        const slot = random.pick(slots)
        slot.requests += 1
        return slot
      }
      if (this.#startError !== null) {
        throw new Error('no process of the shop started again', { cause: this.#startError })
      }
      await wait(5)
    }
  }

  /** Kills processes simultaneously and restarts them. */
  async kill(random: Random, count: number): Promise<void> {
    await this.#restart(random, count, (victim) => {
      this.counts.kills += 1
      victim.signal('SIGKILL')
    })
  }

  /** Stops processes with SIGTERM and restarts them; returns their exit statuses. */
  async stop(random: Random, count: number): Promise<(number | null)[]> {
    return await this.#restart(random, count, (victim) => {
      this.counts.stops += 1
      victim.signal('SIGTERM')
    })
  }

  /**
   * Performs a rolling restart, during which no request may fail: as behind a proxy, a process gets
   * no new requests before it is stopped. Returns the exit statuses.
   */
  async replaceAll(): Promise<(number | null)[]> {
    const statuses: (number | null)[] = []
    this.isReplacing = true
    try {
      for (const slot of this.#slots) statuses.push(await this.#replace(slot))
    } finally {
      this.isReplacing = false
    }
    return statuses
  }

  async #replace(slot: Slot): Promise<number | null> {
    slot.isDraining = true
    while (slot.requests > 0) await wait(5)
    this.counts.stops += 1
    slot.running?.signal('SIGTERM')
    const status = (await slot.running?.exited) ?? null
    await this.#start(slot)
    slot.isDraining = false
    return status
  }

  /** Suspends a process, possibly during a transaction, while the others continue. */
  async pause(random: Random, milliseconds: number): Promise<void> {
    const paused = random.pick(this.#slots).running
    paused?.signal('SIGSTOP')
    await wait(milliseconds)
    paused?.signal('SIGCONT')
  }

  /** Makes writes fail once a file exceeds the write-ahead log's size by `spareBytes`. */
  async fillDisk(spareBytes: number | null): Promise<void> {
    const log = statSync(join(this.folder, 'overtone.db-wal'), { throwIfNoEntry: false })
    const bytes = spareBytes === null ? 0 : (log?.size ?? 0) + spareBytes
    this.#isStorageDown = true
    this.storageChanges += 1
    await Promise.all(this.#slots.map(({ running }) => running?.limitFileSize(bytes)))
  }

  async freeDisk(): Promise<void> {
    await Promise.all(this.#slots.map(({ running }) => running?.limitFileSize(null)))
    this.#isStorageDown = false
    this.storageChanges += 1
  }

  /** Kills the database server until `startDatabase`. */
  async crashDatabase(): Promise<void> {
    this.#isStorageDown = true
    this.storageChanges += 1
    await this.#database?.kill()
  }

  async startDatabase(): Promise<void> {
    await this.#database?.restart()
    this.#isStorageDown = false
    this.storageChanges += 1
  }

  setClock(offset: number): void {
    this.#noteClock(offset)
    for (const { running } of this.#slots) running?.setClock({ clockOffset: offset })
  }

  /** Replaces all processes with ones whose clock differs; returns the exit statuses. */
  async restartAt(random: Random, offset: number): Promise<(number | null)[]> {
    const ended = this.stop(random, this.size)
    // The processes have received the signal and exit with the old clock.
    this.#noteClock(offset)
    return await ended
  }

  #noteClock(offset: number): void {
    this.#clockOffset = offset
    this.maxClockOffset = Math.max(offset, this.maxClockOffset)
    this.clockJumps += 1
  }

  /** Stops all processes; returns their exit statuses. */
  async close(): Promise<(number | null)[]> {
    const running = this.#slots.flatMap((slot) => slot.running ?? [])
    for (const program of running) program.signal('SIGTERM')
    return await Promise.all(running.map(({ exited }) => exited))
  }

  /** Returns the last errors in the logs of the running processes. */
  getErrors(): string[] {
    return this.#slots.flatMap(({ running }) => running?.errors ?? [])
  }

  async #restart(
    random: Random,
    count: number,
    end: (victim: ProviderProcess) => void,
  ): Promise<(number | null)[]> {
    const first = random.integer(0, this.#slots.length - 1)
    const slots = Array.from({ length: count }, (_, index) => {
      const slot = this.#slots[(first + index) % this.#slots.length]
      return slot === undefined ? [] : [slot]
    }).flat()
    for (const { running } of slots) if (running !== null) end(running)
    return await Promise.all(
      slots.map(async (slot) => {
        const status = (await slot.running?.exited) ?? null
        await this.#start(slot)
        return status
      }),
    )
  }

  async #start(slot: Slot): Promise<void> {
    slot.running = null
    this.counts.starts += 1
    const { folder } = this
    const started = await ProviderProcess.startOnFreePort({
      folder,
      port: slot.port,
      clockOffset: this.#clockOffset,
      services: this.#services,
    }).catch((error: unknown) => {
      this.#startError = error
      throw error
    })
    slot.port = started.port
    started.setClock({ clockOffset: this.#clockOffset })
    slot.running = started
  }
}
