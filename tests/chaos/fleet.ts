import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../support/free-port.ts'
import { ProviderProcess } from './provider-process.ts'
import type { Random } from './random.ts'

const startTimeoutMs = 60_000

interface Slot {
  readonly port: number
  running: ProviderProcess | null
}

/** The processes that share one data folder, and what is done to them. */
export class Fleet {
  readonly folder: string
  readonly #slots: Slot[]
  #clockOffset: number
  #isDiskFull = false
  /** Increases whenever the disk becomes full and whenever there is space again. */
  diskChanges = 0
  /** Increases whenever the clock jumps. */
  clockJumps = 0
  readonly counts = { kills: 0, stops: 0, starts: 0 }

  private constructor(folder: string, slots: Slot[], clockOffset: number) {
    this.folder = folder
    this.#slots = slots
    this.#clockOffset = clockOffset
  }

  /** Starts `size` processes at the same time. */
  static async open(folder: string, size: number, clockOffset: number): Promise<Fleet> {
    const slots: Slot[] = []
    for (let count = 0; count < size; count += 1) {
      slots.push({ port: await findFreePort(), running: null })
    }
    const fleet = new Fleet(folder, slots, clockOffset)
    await Promise.all(slots.map((slot) => fleet.#start(slot)))
    return fleet
  }

  get isDiskFull(): boolean {
    return this.#isDiskFull
  }

  get clockOffset(): number {
    return this.#clockOffset
  }

  /** Returns the port of a running process; waits until there is one. */
  async pickPort(random: Random): Promise<number> {
    const deadline = performance.now() + startTimeoutMs
    for (;;) {
      const ports = this.#slots.filter(({ running }) => running?.isRunning).map(({ port }) => port)
      if (ports.length > 0) return random.pick(ports)
      if (performance.now() > deadline) throw new Error('no process of the shop started again')
      await wait(5)
    }
  }

  /** Kills processes at the same moment and starts them again. */
  async kill(random: Random, count: number): Promise<void> {
    await this.#restart(random, count, (victim) => {
      this.counts.kills += 1
      victim.signal('SIGKILL')
    })
  }

  /** Stops processes with SIGTERM and starts them again; returns their exit statuses. */
  async stop(random: Random, count: number): Promise<(number | null)[]> {
    return await this.#restart(random, count, (victim) => {
      this.counts.stops += 1
      victim.signal('SIGTERM')
    })
  }

  /** Suspends a process, possibly in a transaction, while the others continue. */
  async pause(random: Random, milliseconds: number): Promise<void> {
    const paused = random.pick(this.#slots).running
    paused?.signal('SIGSTOP')
    await wait(milliseconds)
    paused?.signal('SIGCONT')
  }

  /** Makes writes fail beyond a file size of `spareBytes` more than the write-ahead log has. */
  async fillDisk(spareBytes: number | null): Promise<void> {
    const log = statSync(join(this.folder, 'overtone.db-wal'), { throwIfNoEntry: false })
    const bytes = spareBytes === null ? 0 : (log?.size ?? 0) + spareBytes
    this.#isDiskFull = true
    this.diskChanges += 1
    await Promise.all(this.#slots.map(({ running }) => running?.limitFileSize(bytes)))
  }

  async freeDisk(): Promise<void> {
    await Promise.all(this.#slots.map(({ running }) => running?.limitFileSize(null)))
    this.#isDiskFull = false
    this.diskChanges += 1
  }

  setClock(offset: number): void {
    this.#clockOffset = offset
    this.clockJumps += 1
    for (const { running } of this.#slots) running?.setClock({ clockOffset: offset })
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
    const { port } = slot
    const started = await ProviderProcess.start({ folder, port, clockOffset: this.#clockOffset })
    started.setClock({ clockOffset: this.#clockOffset })
    slot.running = started
  }
}
