import type { Refusal, RefusalMessage } from './failure.ts'
import type { KnownReason } from './known-reasons.ts'

/**
 * The reasons that a call assumes for messages it does not recognize, which may be in any language:
 * by field (`image` also stands for `image.0`), or `''` for messages without a field.
 */
export type AssumedReasons = Readonly<Record<string, KnownReason>>

/** Adds the assumed reasons to a refusal whose reason is unknown, except when it is a rate limit. */
export function assumeReasons(refusal: Refusal, assumed: AssumedReasons): Refusal {
  if (refusal.reason !== null || refusal.status === 429) return refusal
  const messages = refusal.messages.map((message) => assumeReason(message, assumed))
  const known = messages.find(({ reason }) => reason !== null)?.reason ?? null
  return { ...refusal, messages, reason: messages.length > 0 ? known : (assumed[''] ?? null) }
}

function assumeReason(message: RefusalMessage, assumed: AssumedReasons): RefusalMessage {
  const field = message.field?.split('.')[0] ?? ''
  return { ...message, reason: message.reason ?? assumed[field] ?? null }
}
