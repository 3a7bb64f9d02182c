import type { ContactMessage } from '#app/provider/calls/contact.ts'
import { createRefusal, fail, mapOutcome, succeed } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { InboxMessage, InboxResult } from '#app/request-scope/app-context.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'

interface ReceiveOptions {
  /** The idempotency key, the same for every attempt to send this message. */
  readonly id: string
  /**
   * Returns the error shown if the message cannot be delivered; takes the owner's email address.
   */
  readonly describeFailure: (ownerAddress: string) => string
}

/**
 * Sends a message to the owner and returns the time it was received, as an ISO string. If the
 * provider receives no messages, the shop stores it itself.
 */
export async function receiveMessage(
  message: ContactMessage,
  options: ReceiveOptions,
): Promise<Outcome<string>> {
  if (!getRequestScope().app.settings.capabilities.contact) return storeMessage(message, options)
  const outcome = await getProviderClient().contact.send(message)
  return mapOutcome(outcome, () => new Date().toISOString())
}

async function storeMessage(
  { fullName, email, theme, message }: ContactMessage,
  { id, describeFailure }: ReceiveOptions,
): Promise<Outcome<string>> {
  const result = await tryToStore({ id, name: fullName, email, subject: theme, text: message })
  if (result?.kind === 'stored') return succeed(result.receivedAt)
  if (result?.kind === 'limited') {
    const { retryAfterSeconds } = result
    return fail(createRefusal(429, { reason: 'too_many_attempts', retryAfterSeconds }))
  }
  const { settings, shop } = getRequestScope().app
  const text = describeFailure(settings.ownerMail ?? shop.config.seller.email)
  return fail(createRefusal(503, { messages: [{ text, field: null, reason: null }] }))
}

/** Returns null if the shop cannot store messages. */
async function tryToStore(message: InboxMessage): Promise<InboxResult | null> {
  const { app, visitorAddress } = getRequestScope()
  if (!app.inbox) return null
  try {
    return await app.inbox.store(message, visitorAddress)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason'
    app.log('error', 'inbox-write-failed', { reason })
    return null
  }
}
