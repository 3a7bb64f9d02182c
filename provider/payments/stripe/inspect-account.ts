import { Stripe } from 'stripe'
import type { StripeSettings } from './stripe-settings.ts'
import type { LiveProblem } from '#shop/live-check/live-problem.ts'
import type { AccountFindings } from '../payment-service.ts'
import { describeError, getFailure, isMissing } from './stripe-errors.ts'
import { checkoutEvents, nonCheckoutEvents } from './stripe-notifications.ts'
import { openStripe } from './open-stripe.ts'
import { stripeWebhook } from './stripe-webhook.ts'
import { getFamily } from './verify-message.ts'

/** The minimum lifetime of a Checkout session is half an hour; this one is ended immediately. */
const sessionSeconds = 31 * 60
const smallestAmount = 100

/** Tests one permission of the key without lasting effects. */
interface Probe {
  /** The permission's name in the Dashboard. */
  readonly permission: string
  call(stripe: Stripe, storefrontUrl: string): Promise<unknown>
}

const probes: readonly Probe[] = [
  {
    permission: 'Checkout Sessions: Write',
    call: async (stripe, storefrontUrl) => {
      const { id } = await stripe.checkout.sessions.create({
        mode: 'payment',
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: 'eur',
              unit_amount: smallestAmount,
              product_data: { name: 'Check' },
            },
          },
        ],
        success_url: storefrontUrl,
        cancel_url: storefrontUrl,
        locale: 'en',
        expires_at: Math.floor(Date.now() / 1000) + sessionSeconds,
      })
      await stripe.checkout.sessions.expire(id)
    },
  },
  {
    permission: 'Checkout Sessions: Read',
    call: (stripe) => stripe.checkout.sessions.list({ limit: 1 }),
  },
  {
    permission: 'Charges and Refunds: Write',
    // There is no such payment, so nothing is refunded.
    call: (stripe) =>
      stripe.refunds
        .create({ payment_intent: 'pi_check_of_the_shop', amount: 1 })
        .catch((error) => {
          if (!isMissing(error)) throw error
        }),
  },
  { permission: 'Charges and Refunds: Read', call: (stripe) => stripe.charges.list({ limit: 1 }) },
  {
    permission: 'PaymentIntents: Read',
    call: (stripe) => stripe.paymentIntents.list({ limit: 1 }),
  },
  { permission: 'Disputes: Read', call: (stripe) => stripe.disputes.list({ limit: 1 }) },
  {
    permission: 'Events: Read',
    call: (stripe) => stripe.events.list({ types: [...nonCheckoutEvents], limit: 1 }),
  },
]

/**
 * Checks whether a shop can take money through Stripe: each permission of the key by a harmless
 * call, whether Checkout opens a session, and the events and version of the webhook endpoint.
 */
export async function inspectAccount(
  options: StripeSettings,
  storefrontUrl: string,
): Promise<AccountFindings> {
  const stripe = openStripe(options)
  const problems: LiveProblem[] = []
  for (const { permission, call } of probes) {
    const problem = await tryProbe(permission, () => call(stripe, storefrontUrl))
    if (problem === null) continue
    problems.push(problem)
    // If Stripe is unreachable or rejects the key, all other calls would fail as well.
    if (problem.isFinal) return { problems, isComplete: false, unasked: [] }
  }
  const endpoint = await inspectEndpoint(stripe, storefrontUrl)
  return { ...endpoint, problems: [...problems, ...endpoint.problems], isComplete: true }
}

async function tryProbe(
  permission: string,
  call: () => Promise<unknown>,
): Promise<(LiveProblem & { readonly isFinal: boolean }) | null> {
  try {
    await call()
    return null
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const says = describeError(error)
    const failure = getFailure(error)
    if (failure === 'refused') {
      return { what: 'Stripe', problem: `does not open a payment: ${says}`, isFinal: false }
    }
    if (failure === 'unanswered') {
      return { what: 'Stripe', problem: `cannot be asked: ${says}`, isFinal: true }
    }
    const isFinal = error instanceof Stripe.errors.StripeAuthenticationError
    const problem = isFinal ? `is not valid: ${says}` : `lacks “${permission}”: ${says}`
    return { what: 'STRIPE_SECRET_KEY', problem, isFinal }
  }
}

async function inspectEndpoint(
  stripe: Stripe,
  storefrontUrl: string,
): Promise<Pick<AccountFindings, 'problems' | 'unasked'>> {
  const what = 'webhook endpoint'
  const url = `${storefrontUrl}${stripeWebhook.path}`
  const endpoints: Stripe.WebhookEndpoint[] = []
  const problem = await tryProbe('Webhook Endpoints: Read', async () => {
    for await (const one of stripe.webhookEndpoints.list({ limit: 100 })) endpoints.push(one)
  })
  if (problem !== null) return { problems: [problem], unasked: [] }
  const own = endpoints.filter((one) => one.url === url)
  const endpoint = own.find(({ status }) => status === 'enabled') ?? own[0]
  if (endpoint === undefined) {
    return { problems: [{ what, problem: `${url} does not exist at Stripe.` }], unasked: [] }
  }
  const { status, enabled_events: events, api_version: version } = endpoint
  const missing = [...checkoutEvents, ...nonCheckoutEvents].filter(
    (event) => !events.includes('*') && !events.includes(event),
  )
  const expected = getFamily(String(stripe.getApiField('version')))
  const problems = [
    status === 'enabled' ? null : `${url} is turned off at Stripe.`,
    missing.length === 0 ? null : `lacks the events ${missing.join(', ')}.`,
    version === null || getFamily(version) === expected
      ? null
      : `has the API version ${version}; it must be one that ends in .${expected}.`,
  ]
  return {
    problems: problems.flatMap((one) => (one === null ? [] : [{ what, problem: one }])),
    unasked:
      version === null
        ? [
            `the API version of the webhook endpoint, which is the default one of the account: in Stripe’s Dashboard, it must end in .${expected}`,
          ]
        : [],
  }
}
