import { z } from 'zod'
import type { MetricValues } from '#provider/platform/telemetry/metrics.ts'

const broadcastSchema = z.object({
  type: z.literal('broadcast'),
  topic: z.string(),
  data: z.unknown(),
})

/** A worker's message to the other workers, sent through the supervisor. */
export type BroadcastMessage = z.infer<typeof broadcastSchema>

const workerMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('serving') }),
  z.object({ type: z.literal('metrics'), values: z.custom<MetricValues>(Array.isArray) }),
  broadcastSchema,
])

/** A message from a worker to its supervisor: a status or a broadcast. */
export type WorkerMessage = z.infer<typeof workerMessageSchema>

const supervisorMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('stop') }),
  z.object({ type: z.literal('drain') }),
  z.object({ type: z.literal('read-metrics') }),
  broadcastSchema,
])

/** A message from the supervisor to a worker. */
export type SupervisorMessage = z.infer<typeof supervisorMessageSchema>

/** Parses a worker's message; returns null for messages of another version of the shop. */
export function parseWorkerMessage(message: unknown): WorkerMessage | null {
  return workerMessageSchema.safeParse(message).data ?? null
}

/** Parses the supervisor's message; returns null for messages of another version of the shop. */
export function parseSupervisorMessage(message: unknown): SupervisorMessage | null {
  return supervisorMessageSchema.safeParse(message).data ?? null
}
