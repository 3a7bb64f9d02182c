import cluster from 'node:cluster'
import type { Broadcast } from './broadcast.ts'
import type { ServerClosing } from '../http/close-server.ts'
import { parseSupervisorMessage } from './worker-messages.ts'
import type { SupervisorMessage, WorkerMessage } from './worker-messages.ts'

// The part of a worker of `npm run serve`; the supervisor starts it with `node:cluster`.

/** Whether this process is one of several that a supervisor runs. */
export const isWorker = cluster.isWorker

/**
 * Whether this process starts before any other that serves the shop. It does what must happen once,
 * such as removing drafts of files that no process is writing.
 */
export const isFirstProcess = cluster.worker === undefined || cluster.worker.id === 1

/**
 * Reports to the supervisor that this worker serves requests, and closes the server when the
 * supervisor says so, or on SIGTERM. If the supervisor dies, `node:cluster` ends the process.
 */
export function followSupervisor(closing: ServerClosing): void {
  onSupervisorMessage(({ type }) => {
    if (type === 'stop') closing.stop()
    if (type === 'drain') closing.drain()
  })
  // A terminal sends SIGINT to all processes; the supervisor then stops its workers.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => closing.stop())
  sendToSupervisor({ type: 'serving' })
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
  // Without a supervisor, the process is about to end.
  process.send?.(message, undefined, undefined, () => {})
}
