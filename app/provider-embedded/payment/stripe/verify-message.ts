import type { Stripe } from 'stripe'
import { RejectedMessageError } from '../../domain/payment-processor.ts'
import type { PaymentNotification, SignedMessage } from '../../domain/payment-processor.ts'
import type { LogEntry, StripeOptions } from '../../options.ts'
import { toNotification } from './stripe-notifications.ts'

/** The greatest age of a signature in seconds. */
const toleranceSeconds = 300

interface ReaderOptions extends StripeOptions {
  readonly clock: () => Date
  readonly log: (entry: LogEntry) => void
}

/**
 * Creates the function that verifies and reads webhooks. While a secret is replaced, there are two.
 * https://docs.stripe.com/webhooks/signature
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
    return toNotification(event)
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
  for (const secret of secrets) {
    try {
      return stripe.webhooks.constructEvent(
        text,
        signature,
        secret,
        toleranceSeconds,
        undefined,
        now.getTime(),
      )
    } catch {
      // The next secret may be the right one.
    }
  }
  throw new RejectedMessageError(explain(signature, now))
}

/** Says that a signature is old, which is so if the clock is wrong, or else that it is wrong. */
function explain(signature: string, now: Date): string {
  const [, time] = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature) ?? []
  const age = Math.round(now.getTime() / 1000 - Number(time ?? Number.NaN))
  if (age <= toleranceSeconds || Number.isNaN(age)) return 'its signature is wrong'
  return `its signature is wrong or too old: it was signed ${age} seconds ago; check the clock`
}

/** The last part of a version such as `2026-10-28.endive`; versions that share it are compatible. */
function getFamily(version: string): string {
  return version.split('.').at(-1) ?? version
}

function getApiVersion(stripe: Stripe): string {
  return String(stripe.getApiField('version'))
}
