import type { Outcome } from '../failure.ts'
import type { ProviderOptions } from '../options.ts'
import type { RequestParts } from './provider-request.ts'

/** The parts of paths that are the same in every call; a part that is not here counts as an id. */
const words = new Set(
  [
    'additional-information analysis artists cart checkout contact country crates customer favorites',
    'filters genres get invoices items library link login logout merge options orders passkeys',
    'payment position products profile refresh register remove reset-password check sessions share',
    'send suggestions update add verify withdrawals move-to-wishlist coupon save-address save-order',
    'save-payment save-shipping create-payment-session categories attributes picture',
    'sitemap email forgot-password passkey related downloads zip pending',
  ].flatMap((line) => line.split(' ')),
)

/** Sends a request of the client and measures it by call and outcome. */
export async function measureCall<TResult extends { readonly status: number }>(
  { telemetry }: Pick<ProviderOptions, 'telemetry'>,
  { method, path }: RequestParts,
  send: () => Promise<Outcome<TResult>>,
): Promise<Outcome<TResult>> {
  if (telemetry === undefined) return await send()
  const startedAt = performance.now()
  const call = `${method} ${toPattern(path)}`
  const attributes = { 'http.request.method': method }
  return await telemetry.trace({ name: call, kind: 'client', attributes }, async (span) => {
    const outcome = await send()
    const result = outcome.ok ? String(outcome.value.status) : outcome.failure.kind
    if (outcome.ok) span.set({ 'http.response.status_code': outcome.value.status })
    else span.fail()
    const seconds = (performance.now() - startedAt) / 1000
    const labels = { call, outcome: result }
    telemetry.observe('overtone_provider_call_duration_seconds', labels, seconds)
    return outcome
  })
}

/**
 * Returns a path without what identifies a product or a customer, such as `/products/:id`; `file`
 * for a path outside the contract.
 */
function toPattern(path: string): string {
  const call = /^\/api(?:\/v1)?(\/.*)$/.exec(path.split('?')[0] ?? '')?.[1]
  if (call === undefined) return 'file'
  return call.replaceAll(/[^/]+/g, (part) => (words.has(part) ? part : ':id'))
}
