import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '#provider/contract/log.ts'
import { createRestartDelay } from './restart-delay.ts'
import type { RestartDelay } from './restart-delay.ts'
import type { MetricValues } from '#provider/platform/telemetry/metrics.ts'
import { createWorkerMetrics } from './worker-metrics.ts'
import { startWorker } from './worker-process.ts'
import type { WorkerEnd, WorkerProcess } from './worker-process.ts'

/** How long workers may take to stop, in milliseconds; unless they hang, they need 9.5 seconds. */
const stopTimeoutMs = 9800

/**
 * How long a worker's replacement may take to start, in milliseconds; it may have to migrate a
 * large database first.
 */
const startTimeoutMs = 10 * 60_000

/** Holds the latest worker of a position, dead or alive. */
interface Slot {
  worker: WorkerProcess
  readonly restartDelay: RestartDelay
}

/**
 * Runs several workers that serve the same port: replaces those that die, restarts them one after
 * another, and stops them.
 */
export class Supervisor {
  readonly #log: Log
  readonly #createStartLimit: () => AbortSignal
  readonly #slots: Slot[] = []
  /** All workers that have not ended, including those being replaced. */
  readonly #running = new Set<WorkerProcess>()
  readonly #metrics = createWorkerMetrics()
  #hasStarted = false
  #isStopping = false
  #restart: 'none' | 'running' | 'repeated' = 'none'

  /** `createStartLimit` creates the time limit for starting a replacement. */
  constructor(log: Log, createStartLimit = () => AbortSignal.timeout(startTimeoutMs)) {
    this.#log = log
    this.#createStartLimit = createStartLimit
  }

  /**
   * Starts the workers. The first one starts alone, because it creates shared resources. Returns
   * null once all workers serve requests, otherwise how the first one ended.
   */
  async start(size: number): Promise<WorkerEnd | null> {
    const first = this.#startWorker()
    if (!(await first.hasStarted) || this.#isStopping) return await first.ended
    this.#addSlot(first)
    const others = Array.from({ length: size - 1 }, () => this.#startWorker())
    for (const worker of others) this.#addSlot(worker)
    await Promise.all(others.map(({ hasStarted }) => hasStarted))
    this.#hasStarted = true
    if (this.#restart === 'repeated') void this.#restartAll()
    return null
  }

  /**
   * Replaces the workers one by one; each ends only once its replacement serves requests. If a
   * replacement fails to start or takes too long, the remaining workers stay. While workers start or
   * are being replaced, it is done afterwards. Never rejects.
   */
  async restart(): Promise<void> {
    if (this.#hasStarted && this.#restart === 'none') await this.#restartAll()
    else this.#restart = 'repeated'
  }

  async #restartAll(): Promise<void> {
    do {
      this.#restart = 'running'
      await this.#replaceAll()
    } while (this.#hasToRepeat())
    this.#restart = 'none'
  }

  /** Returns the metrics of all workers, also of those that have ended. */
  async readMetrics(): Promise<MetricValues[]> {
    return await this.#metrics.collect(this.#running)
  }

  /** Stops all workers; resolves once they have ended. */
  async stop(): Promise<void> {
    this.#isStopping = true
    for (const worker of this.#running) worker.stop()
    const killing = setTimeout(() => this.kill(), stopTimeoutMs)
    await Promise.all([...this.#running].map(({ ended }) => ended))
    clearTimeout(killing)
  }

  kill(): void {
    this.#isStopping = true
    for (const worker of this.#running) worker.kill()
  }

  #hasToRepeat(): boolean {
    return this.#restart === 'repeated' && !this.#isStopping
  }

  async #replaceAll(): Promise<void> {
    this.#log('info', 'restart-started', { workers: this.#slots.length })
    for (const slot of this.#slots) {
      if (this.#isStopping) return
      const replacement = this.#startWorker()
      const failure = await this.#waitForStart(replacement)
      if (failure !== null) {
        if (!this.#isStopping) this.#log('error', 'restart-failed', { ...failure })
        return
      }
      const replaced = slot.worker
      this.#setWorker(slot, replacement)
      replaced.drain()
    }
    this.#log('info', 'restart-finished', { workers: this.#slots.length })
  }

  /**
   * Resolves to null once a replacement serves requests, otherwise to how it ended; kills one that
   * takes too long.
   */
  async #waitForStart(replacement: WorkerProcess): Promise<WorkerEnd | null> {
    const limit = this.#createStartLimit()
    const timeout = new Promise<'late'>((resolve) => {
      limit.addEventListener('abort', () => resolve('late'), { once: true })
    })
    const result = await Promise.race([replacement.hasStarted, timeout])
    if (result === true) return null
    if (result === false) return await replacement.ended
    // A hung process may not respond to SIGTERM.
    replacement.kill()
    const reason = `It took longer than ${startTimeoutMs / 60_000} minutes to start.`
    return { ...(await replacement.ended), reason }
  }

  #startWorker(): WorkerProcess {
    const worker = startWorker((message) => {
      for (const other of this.#running) if (other !== worker) other.send(message)
    })
    this.#running.add(worker)
    void worker.ended.then(() => this.#running.delete(worker))
    return worker
  }

  #addSlot(worker: WorkerProcess): void {
    const slot = { worker, restartDelay: createRestartDelay() }
    this.#slots.push(slot)
    this.#setWorker(slot, worker)
  }

  #setWorker(slot: Slot, worker: WorkerProcess): void {
    slot.worker = worker
    void this.#replaceOnceDead(slot, worker)
  }

  /** Replaces a worker that dies, unless it has already been replaced. */
  async #replaceOnceDead(slot: Slot, worker: WorkerProcess): Promise<void> {
    const isReplaced = () => this.#isStopping || slot.worker !== worker
    const end = await worker.ended
    if (isReplaced()) return
    const delayMs = slot.restartDelay.next(worker.servedSince())
    this.#log('error', 'worker-died', { pid: worker.pid, ...end, delayMs })
    await wait(delayMs)
    if (!isReplaced()) this.#setWorker(slot, this.#startWorker())
  }
}
