import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import type { PaymentStatus } from '../payment-session.rules.ts'
import { rejectedWebhookReason, signWebhook } from './payment-notice.ts'
import type { WebhookEvent } from './payment-notice.ts'
import type { LogEntry } from '../../platform/log-entry.ts'
import { createRetryPlan } from '../../platform/tasks/retry-plan.ts'
import type { ScheduledTask } from '../../platform/tasks/scheduler.ts'
import { createWebhookOutbox } from './webhook-outbox.ts'

const minRetryDelayMs = 1000
const maxRetryDelayMs = 60_000
/** One attempt a minute for 14 days, counted instead of timed because the clock may be wrong. */
const maxAttempts = 14 * 24 * 60
const responseTimeoutMs = 10_000
const maxPendingRetries = 500
/** The interval between checks for stored events, and the number of checks between two attempts. */
const checkIntervalMs = 2000
const maxChecks = maxRetryDelayMs / checkIntervalMs

const acknowledgmentSchema = z.object({
  data: z.object({ status: z.enum(['open', 'paid', 'declined', 'closed']) }),
})
const rejectionSchema = z.object({ reason: z.literal(rejectedWebhookReason) })

export interface WebhookSenderOptions {
  providerUrl: string
  secret: string
  fetch: (request: Request) => Promise<Response>
  clock: () => Date
  /**
   * The folder for unacknowledged paid events, which lets them survive a restart; by default,
   * events are only kept in memory.
   */
  stateDir?: string | null
  /**
   * Schedules the delivery of stored events, including those of killed processes, in one process at
   * a time. By default, this process delivers its own events and those already stored when it
   * starts.
   */
  schedule?: (task: ScheduledTask) => void
  log?: (entry: LogEntry) => void
  /** Waits for a number of milliseconds between two attempts; replaced in tests. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/** Sends payment results to the provider. `close` stops all retries. */
export interface WebhookSender {
  /**
   * Stores an event durably, so that it is sent even if the process ends. Returns false and logs
   * the reason if that fails, for example because the disk is full.
   */
  store(event: WebhookEvent): boolean
  /** Returns whether any process has stored the event without an acknowledgment so far. */
  isStored(id: string): boolean
  /**
   * Sends an event and resolves to the session's status in the response; null if the provider
   * rejected the event or has not acknowledged it yet.
   */
  send(event: WebhookEvent): Promise<PaymentStatus | null>
  close(): Promise<void>
}

/**
 * Creates a sender that retries unacknowledged events with exponential backoff for 14 days. Stored
 * events of a process that has ended are sent again. Throws if `stateDir` is not writable.
 */
export function createWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const closing = new AbortController()
  const pending = new Set<Promise<void>>()
  const wait = options.wait ?? waitWithoutKeepingAlive
  const outbox = createWebhookOutbox(options.stateDir ?? null)

  async function attempt(
    event: WebhookEvent,
    signal: AbortSignal = closing.signal,
  ): Promise<DeliveryResult> {
    const result = await deliver(event, options, signal)
    if (result !== 'unacknowledged') outbox.remove(event.id)
    return result
  }

  async function retry(event: WebhookEvent): Promise<void> {
    for (let count = 1; count < maxAttempts; count += 1) {
      await wait(Math.min(maxRetryDelayMs, minRetryDelayMs * 2 ** (count - 1)), closing.signal)
      if (closing.signal.aborted) return
      if ((await attempt(event)) !== 'unacknowledged') return
    }
  }

  function retryInBackground(event: WebhookEvent): void {
    if (closing.signal.aborted) return
    // The limit does not apply to paid events, because they represent money.
    if (event.type !== 'payment.paid' && pending.size >= maxPendingRetries) return
    const running: Promise<void> = retry(event)
      .catch(() => {})
      .finally(() => pending.delete(running))
    pending.add(running)
  }

  function createDeliveryTask(): ScheduledTask {
    const plan = createRetryPlan<string>(maxChecks, maxAttempts)
    return {
      name: 'payment-webhooks',
      intervalMs: checkIntervalMs,
      hasWork: () => {
        if (closing.signal.aborted) return false
        const ids = outbox.list().map(({ id }) => id)
        plan.recordCheck(ids)
        return ids.some((id) => plan.isDue(id))
      },
      run: async (lost) => {
        const signal = AbortSignal.any([lost, closing.signal])
        const due = outbox.list().filter(({ id }) => !signal.aborted && plan.isDue(id))
        for (const { id } of due) plan.recordAttempt(id)
        await Promise.all(due.map((event) => attempt(event, signal)))
      },
    }
  }

  if (options.schedule !== undefined) options.schedule(createDeliveryTask())
  else for (const event of outbox.list()) retryInBackground(event)

  return {
    isStored: outbox.has,
    store(event) {
      try {
        outbox.add(event)
        return true
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'unknown'
        options.log?.({ level: 'error', event: 'payment-not-stored', reason })
        return false
      }
    },
    async send(event) {
      const result = await attempt(event)
      const isScheduled = options.schedule !== undefined && outbox.has(event.id)
      if (result === 'unacknowledged' && !isScheduled) retryInBackground(event)
      return result === 'unacknowledged' || result === 'rejected' ? null : result
    },
    async close() {
      closing.abort()
      await Promise.all(pending)
    },
  }
}

/** The session's status in the acknowledgment, or the reason there is none. */
type DeliveryResult = PaymentStatus | 'rejected' | 'unacknowledged'

async function deliver(
  event: WebhookEvent,
  options: WebhookSenderOptions,
  closing: AbortSignal,
): Promise<DeliveryResult> {
  const body = JSON.stringify(event)
  const request = new Request(`${options.providerUrl}/api/v1/payment/notice`, {
    method: 'POST',
    body,
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'overtone-signature': signWebhook(body, options.secret, options.clock()),
    },
    signal: AbortSignal.any([closing, AbortSignal.timeout(responseTimeoutMs)]),
  })
  try {
    const response = await options.fetch(request)
    return parseResult(response.ok, await response.json())
  } catch {
    return 'unacknowledged'
  }
}

/**
 * Parses the provider's response. Any other response, such as one from a proxy, is not an
 * acknowledgment, whatever its status.
 */
function parseResult(isSuccess: boolean, body: unknown): DeliveryResult {
  if (!isSuccess) return rejectionSchema.safeParse(body).success ? 'rejected' : 'unacknowledged'
  return acknowledgmentSchema.safeParse(body).data?.data.status ?? 'unacknowledged'
}

async function waitWithoutKeepingAlive(milliseconds: number, signal: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal, ref: false }).catch(() => {})
}
