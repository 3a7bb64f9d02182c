import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import type { MetricValues } from '#provider/platform/telemetry/metrics.ts'
import { parseWorkerMessage } from './worker-messages.ts'
import type { BroadcastMessage, SupervisorMessage } from './worker-messages.ts'

/**
 * How long a worker may take to send its metrics, in milliseconds: more than it waits for its
 * gauges, and less than Prometheus waits for all of them.
 */
const metricsTimeoutMs = 6000

/** A process's exit status or the signal that ended it. */
export interface WorkerEnd {
  readonly status: number | null
  readonly signal: string | null
  /** The reason why the process failed to start. */
  readonly reason?: string
}

/** A worker as seen by its supervisor. */
export interface WorkerProcess {
  /** NaN if the process could not be started. */
  readonly pid: number
  /** Resolves to true once it serves requests, or to false if it ends before that. */
  readonly hasStarted: Promise<boolean>
  /** When it began to serve requests, in milliseconds; null if it has not yet. */
  readonly servedSince: () => number | null
  readonly ended: Promise<WorkerEnd>
  /** Ends it once its connections are closed; does not close them. */
  drain(): void
  /** Ends it within seconds, after the responses in flight. */
  stop(): void
  kill(): void
  /** Returns its metrics; null if it does not respond in time. */
  readMetrics(): Promise<MetricValues | null>
  /** Passes on another worker's message. */
  send(message: BroadcastMessage): void
}

/**
 * Starts a worker; `onBroadcast` receives its messages to the others. Never throws: if the system
 * refuses to start a process, the worker counts as ended.
 */
export function startWorker(onBroadcast: (message: BroadcastMessage) => void): WorkerProcess {
  try {
    return controlWorker(cluster.fork(), onBroadcast)
  } catch (error) {
    return createEndedWorker(toFailedStart(error))
  }
}

function controlWorker(
  worker: Worker,
  onBroadcast: (message: BroadcastMessage) => void,
): WorkerProcess {
  let servedSince: number | null = null
  let onMetrics: (values: MetricValues) => void = () => {}
  const ended = waitForEnd(worker)
  const serving = new Promise<true>((resolve) => {
    worker.on('message', (received) => {
      const message = parseWorkerMessage(received)
      if (message?.type === 'broadcast') onBroadcast(message)
      if (message?.type === 'metrics') onMetrics(message.values)
      if (message?.type !== 'serving') return
      servedSince = performance.now()
      resolve(true)
    })
  })
  const send = (message: SupervisorMessage) => {
    // A worker that is ending receives no more messages.
    if (worker.isConnected()) worker.send(message, () => {})
  }
  // A worker only handles messages once it serves requests.
  const end = (type: 'drain' | 'stop') =>
    servedSince === null ? void worker.process.kill('SIGTERM') : send({ type })
  return {
    pid: worker.process.pid ?? Number.NaN,
    hasStarted: Promise.race([serving, ended.then(() => false)]),
    servedSince: () => servedSince,
    ended,
    drain: () => end('drain'),
    stop: () => end('stop'),
    kill: () => void worker.process.kill('SIGKILL'),
    readMetrics: async () => {
      if (servedSince === null) return null
      const values = new Promise<MetricValues>((resolve) => (onMetrics = resolve))
      send({ type: 'read-metrics' })
      return await Promise.race([values, wait(metricsTimeoutMs, null, { ref: false })])
    },
    send,
  }
}

function createEndedWorker(end: WorkerEnd): WorkerProcess {
  return {
    pid: Number.NaN,
    hasStarted: Promise.resolve(false),
    servedSince: () => null,
    ended: Promise.resolve(end),
    drain: () => {},
    stop: () => {},
    kill: () => {},
    readMetrics: async () => null,
    send: () => {},
  }
}

function waitForEnd(worker: Worker): Promise<WorkerEnd> {
  return new Promise((resolve) => {
    worker.once('exit', (status, signal) => resolve({ status, signal }))
    // Some start errors are thrown and others emitted; in either case, `exit` is not emitted.
    worker.on('error', (error) => {
      if (worker.process.pid === undefined) resolve(toFailedStart(error))
    })
  })
}

function toFailedStart(error: unknown): WorkerEnd {
  const reason = error instanceof Error ? error.message : String(error)
  return { status: null, signal: null, reason }
}
