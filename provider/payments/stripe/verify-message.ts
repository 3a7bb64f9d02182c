import type { Stripe } from 'stripe'
import { z } from 'zod'
import { RejectedMessageError } from '../payment-processor.ts'
import type { PaymentNotification, SignedMessage } from '../payment-processor.ts'
import type { LogEntry } from '../../platform/log-entry.ts'
import type { StripeSettings } from './stripe-settings.ts'
import { toNotification } from './stripe-notifications.ts'

/** The maximum age of a signature in seconds, and the maximum difference between clocks. */
const toleranceSeconds = 300

interface ReaderOptions extends StripeSettings {
  readonly clock: () => Date
  readonly log: (entry: LogEntry) => void
}

/**
 * Creates the function that verifies and reads webhooks. During rotation, there are two secrets
 * (https://docs.stripe.com/webhooks/signature).
 */
export function createMessageReader(
  stripe: Stripe,
  { isLive, webhookSecrets, clock, log }: ReaderOptions,
): (message: SignedMessage) => Promise<PaymentNotification> {
  const reportedVersions = new Set<string>()

  function reportVersion(version: string): void {
    if (reportedVersions.has(version)) return
    reportedVersions.add(version)
    log({
      level: 'warn',
      event: 'payment-webhook-version',
      version,
      expected: getApiVersion(stripe),
    })
  }

  return async (message) => {
    const event = verify(stripe, message, webhookSecrets, clock())
    if (event.livemode !== isLive) {
      throw new RejectedMessageError(
        `it is from ${event.livemode ? 'live' : 'test'} mode, unlike STRIPE_SECRET_KEY`,
      )
    }
    const version = event.api_version
    if (version !== null && getFamily(version) !== getFamily(getApiVersion(stripe))) {
      reportVersion(version)
    }
    return read(event)
  }
}

/** Converts a verified event; rejects one without the data that its type requires. */
function read(event: Stripe.Event): PaymentNotification {
  try {
    return toNotification(event)
  } catch (cause) {
    throw new RejectedMessageError('it lacks what its type needs', { cause })
  }
}

function verify(
  stripe: Stripe,
  { body, signature }: SignedMessage,
  secrets: readonly string[],
  now: Date,
): Stripe.Event {
  if (signature === null) throw new RejectedMessageError('it has no signature')
  const text = Buffer.from(body)
  // During rotation, another secret may match.
  for (const secret of secrets) {
    const event = verifyWith(stripe, { text, signature, secret, now })
    if (event === null) continue
    if (getAge(signature, now) < -toleranceSeconds) {
      throw new RejectedMessageError('it was signed in the future; check the clock')
    }
    if (!eventSchema.safeParse(event).success) {
      throw new RejectedMessageError('it is not an event of Stripe')
    }
    return event
  }
  throw new RejectedMessageError(explain(signature, now))
}

const eventSchema = z.looseObject({
  id: z.string(),
  type: z.string(),
  livemode: z.boolean(),
  api_version: z.string().nullable(),
  data: z.looseObject({ object: z.looseObject({}) }),
})

/** Returns the event in a message; null if it is not signed with the secret. */
function verifyWith(
  stripe: Stripe,
  message: { text: Buffer; signature: string; secret: string; now: Date },
): Stripe.Event | null {
  const { text, signature, secret, now } = message
  const time = now.getTime()
  try {
    return stripe.webhooks.constructEvent(
      text,
      signature,
      secret,
      toleranceSeconds,
      undefined,
      time,
    )
  } catch {
    return null
  }
}

/** Returns the age of a signature in seconds; NaN if it contains no time. */
function getAge(signature: string, now: Date): number {
  // Like Stripe's library, uses the last time.
  const time = [...signature.matchAll(/(?:^|,)t=(\d+)/g)].at(-1)?.[1]
  return Math.round(now.getTime() / 1000 - Number(time ?? Number.NaN))
}

/**
 * Explains a failed verification: a wrong signature, or an old one, possibly because the clock is
 * wrong.
 */
function explain(signature: string, now: Date): string {
  const age = getAge(signature, now)
  if (age <= toleranceSeconds || Number.isNaN(age)) return 'its signature is wrong'
  return `its signature is wrong or too old: it was signed ${age} seconds ago; check the clock`
}

/**
 * Returns the release name of a version such as `2026-10-28.endive`; versions that share it are
 * compatible.
 */
export function getFamily(version: string): string {
  return version.split('.').at(-1) ?? version
}

function getApiVersion(stripe: Stripe): string {
  return String(stripe.getApiField('version'))
}
