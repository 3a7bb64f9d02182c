import { z } from 'zod'

const broadcastSchema = z.object({
  type: z.literal('broadcast'),
  topic: z.string(),
  data: z.unknown(),
})

/** What a worker sends to the other workers, through the supervisor. */
export type BroadcastMessage = z.infer<typeof broadcastSchema>

const workerMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('serving') }),
  broadcastSchema,
])

/** What a worker sends to its supervisor. */
export type WorkerMessage = z.infer<typeof workerMessageSchema>

const supervisorMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('stop') }),
  z.object({ type: z.literal('drain') }),
  broadcastSchema,
])

/** What the supervisor sends to a worker. */
export type SupervisorMessage = z.infer<typeof supervisorMessageSchema>

/** Returns a worker's message; null if its version of the shop sends others. */
export function parseWorkerMessage(message: unknown): WorkerMessage | null {
  return workerMessageSchema.safeParse(message).data ?? null
}

/** Returns the supervisor's message; null if its version of the shop sends others. */
export function parseSupervisorMessage(message: unknown): SupervisorMessage | null {
  return supervisorMessageSchema.safeParse(message).data ?? null
}
