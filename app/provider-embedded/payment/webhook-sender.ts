import { setTimeout as pause } from 'node:timers/promises'
import { signWebhook } from '#app/provider-embedded/domain/payment-webhook.ts'
import type {
  PaymentEventType,
  PaymentStatus,
} from '#app/provider-embedded/domain/payment-session.ts'
import { createWebhookOutbox } from './webhook-outbox.ts'

const firstPause = 1000
const longestPause = 60_000
/** How long a result is reported to a provider that does not answer. */
const keptDays = 14
const dayLength = 24 * 60 * 60 * 1000
const answerTimeout = 10_000
const mostPending = 500

/** A result as the provider hears it. `amount` is a decimal string. */
export interface WebhookEvent {
  id: string
  type: PaymentEventType
  session: string
  amount: string
  currency: string
}

export interface WebhookSenderOptions {
  providerUrl: string
  secret: string
  fetch: (request: Request) => Promise<Response>
  clock: () => Date
  /** Folder that keeps what is unanswered beyond this process; null or left out: memory alone. */
  stateDir?: string | null
  /** Waits between two attempts, in milliseconds; a test passes its own. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/** Reports results to the provider. `close` ends the attempts still going on in the background. */
export interface WebhookSender {
  /** Resolves to the session's status the provider answered, or null when it did not answer (yet). */
  send(notice: WebhookEvent): Promise<PaymentStatus | null>
  close(): Promise<void>
}

/**
 * A sender that tries at once and, when unanswered, again and again with growing pauses, for days.
 * Paid notices are on disk before they are first sent, and those left by an earlier process are sent
 * on. Throws when `stateDir` cannot be written.
 */
export function createWebhookSender(options: WebhookSenderOptions): WebhookSender {
  const ending = new AbortController()
  const pending = new Set<Promise<void>>()
  const wait = options.wait ?? waitUnreferenced
  const store = createWebhookOutbox(options.stateDir ?? null)

  async function tell(notice: WebhookEvent): Promise<PaymentStatus | 'unanswered' | null> {
    const answer = await deliver(notice, options, ending.signal)
    if (answer !== 'unanswered') store.forget(notice.id)
    return answer
  }

  async function retry(notice: WebhookEvent): Promise<void> {
    const end = options.clock().getTime() + keptDays * dayLength
    for (let attempt = 1; options.clock().getTime() < end; attempt += 1) {
      await wait(Math.min(longestPause, firstPause * 2 ** (attempt - 1)), ending.signal)
      if (ending.signal.aborted) return
      if ((await tell(notice)) !== 'unanswered') return
    }
  }

  function retryInBackground(notice: WebhookEvent): void {
    if (pending.size >= mostPending || ending.signal.aborted) return
    const running: Promise<void> = retry(notice)
      .catch(() => {})
      .finally(() => pending.delete(running))
    pending.add(running)
  }

  for (const notice of store.kept()) retryInBackground(notice)

  return {
    async send(notice) {
      // Only what moves money has to outlive this process.
      if (notice.type === 'payment.paid') store.keep(notice)
      const answer = await tell(notice)
      if (answer !== 'unanswered') return answer
      retryInBackground(notice)
      return null
    },
    async close() {
      ending.abort()
      await Promise.all(pending)
    },
  }
}

async function deliver(
  notice: WebhookEvent,
  options: WebhookSenderOptions,
  ending: AbortSignal,
): Promise<PaymentStatus | 'unanswered' | null> {
  const body = JSON.stringify(notice)
  const request = new Request(`${options.providerUrl}/api/v1/payment/notice`, {
    method: 'POST',
    body,
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'overtone-signature': signWebhook(body, options.secret, options.clock()),
    },
    signal: AbortSignal.any([ending, AbortSignal.timeout(answerTimeout)]),
  })
  try {
    const response = await options.fetch(request)
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok) return statusIn(answer)
    // Whatever stands before the provider may answer anything; 400 is its own refusal.
    return response.status === 400 ? null : 'unanswered'
  } catch {
    return 'unanswered'
  }
}

function statusIn(answer: unknown): PaymentStatus | null {
  const data = (answer as { data?: { status?: unknown } } | null)?.data
  const statuses: readonly PaymentStatus[] = ['open', 'paid', 'declined', 'closed']
  return statuses.find((status) => status === data?.status) ?? null
}

async function waitUnreferenced(milliseconds: number, signal: AbortSignal): Promise<void> {
  await pause(milliseconds, undefined, { signal, ref: false }).catch(() => {})
}
