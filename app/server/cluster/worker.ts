import cluster from 'node:cluster'
import type { MetricValues } from '#provider/platform/telemetry/metrics.ts'
import type { Broadcast } from './broadcast.ts'
import type { ServerClosing } from '#provider/platform/server/close-server.ts'
import { parseSupervisorMessage } from './worker-messages.ts'
import type { SupervisorMessage, WorkerMessage } from './worker-messages.ts'

// The worker side of `npm run serve`; the supervisor starts it with `node:cluster`.

/** True if this process is one of several run by a supervisor. */
export const isWorker = cluster.isWorker

/**
 * True if this process starts before all others that serve the shop. It performs one-time tasks,
 * such as removing incomplete files that no process is writing.
 */
export const isFirstProcess = cluster.worker === undefined || cluster.worker.id === 1

/**
 * Reports to the supervisor that this worker serves requests, and closes the server when told to,
 * or on SIGTERM. If the supervisor dies, `node:cluster` ends the process.
 */
export function followSupervisor(closing: ServerClosing): void {
  onSupervisorMessage(({ type }) => {
    if (type === 'stop') closing.stop()
    if (type === 'drain') closing.drain()
  })
  // Terminals send SIGINT to all processes; the supervisor then stops its workers.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => closing.stop())
  sendToSupervisor({ type: 'serving' })
}

/** Sends this worker's metrics to the supervisor whenever it asks for them. */
export function sendMetrics(read: () => Promise<MetricValues>): void {
  onSupervisorMessage(({ type }) => {
    if (type !== 'read-metrics') return
    // If it fails, the supervisor counts this worker as silent.
    void read().then(
      (values) => sendToSupervisor({ type: 'metrics', values }),
      () => {},
    )
  })
}

/** Creates the channel to the other workers; undefined if this is the only process. */
export function openBroadcast(topic: string): Broadcast | undefined {
  if (!isWorker) return undefined
  return {
    publish: (data) => sendToSupervisor({ type: 'broadcast', topic, data }),
    subscribe: (listener) =>
      onSupervisorMessage((message) => {
        if (message.type === 'broadcast' && message.topic === topic) listener(message.data)
      }),
  }
}

function onSupervisorMessage(listener: (message: SupervisorMessage) => void): void {
  process.on('message', (received) => {
    const message = parseSupervisorMessage(received)
    if (message !== null) listener(message)
  })
}

function sendToSupervisor(message: WorkerMessage): void {
  // Fails if the supervisor is gone, in which case this process is about to end.
  process.send?.(message, undefined, undefined, () => {})
}
