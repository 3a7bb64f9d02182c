import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import { once } from 'node:events'
import { parseWorkerMessage } from './worker-messages.ts'
import type { BroadcastMessage, SupervisorMessage } from './worker-messages.ts'

/** How a process ended: its exit status or the signal that ended it. */
export interface WorkerEnd {
  readonly status: number | null
  readonly signal: string | null
}

/** A worker, as its supervisor controls it. */
export interface WorkerProcess {
  readonly pid: number
  /** Resolves to whether it serves requests; false if it ends before. */
  readonly hasStarted: Promise<boolean>
  /** When it began to serve requests, in milliseconds; null if it has not yet. */
  readonly servedSince: () => number | null
  readonly ended: Promise<WorkerEnd>
  /** Ends it once its connections are closed, which it does not force. */
  drain(): void
  /** Ends it within seconds, after the responses in flight. */
  stop(): void
  kill(): void
  /** Passes a message of another worker on. */
  send(message: BroadcastMessage): void
}

/** Starts a worker; `onBroadcast` receives its messages to the others. */
export function startWorker(onBroadcast: (message: BroadcastMessage) => void): WorkerProcess {
  const worker = cluster.fork()
  let servedSince: number | null = null
  const ended = waitForEnd(worker)
  const serving = new Promise<true>((resolve) => {
    worker.on('message', (received) => {
      const message = parseWorkerMessage(received)
      if (message?.type === 'broadcast') onBroadcast(message)
      if (message?.type !== 'serving') return
      servedSince = performance.now()
      resolve(true)
    })
  })
  const send = (message: SupervisorMessage) => {
    // A worker that is ending no longer receives messages.
    if (worker.isConnected()) worker.send(message, () => {})
  }
  // A worker listens to messages only once it serves requests.
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
    send,
  }
}

async function waitForEnd(worker: Worker): Promise<WorkerEnd> {
  const [status, signal] = await once(worker, 'exit')
  return { status, signal }
}
