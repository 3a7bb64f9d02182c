import { Stripe } from 'stripe'
import type { StripeSettings } from './stripe-settings.ts'

const defaultTimeoutMs = 15_000

/** Creates the Stripe client. The package version pins the API version. */
export function openStripe(options: StripeSettings): Stripe {
  return new Stripe(options.secretKey, {
    ...toAddress(options.apiBase),
    timeout: options.timeoutMs ?? defaultTimeoutMs,
    maxNetworkRetries: options.maxRetries ?? 2,
    telemetry: false,
  })
}

/** Parses the address of the API; returns no settings for Stripe's own. */
function toAddress(apiBase: string | null | undefined): Stripe.StripeConfig {
  if (apiBase === null || apiBase === undefined) return {}
  const { hostname, port, protocol } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
  }
}
