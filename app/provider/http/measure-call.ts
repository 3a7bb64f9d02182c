import type { Outcome } from '../failure.ts'
import type { ProviderOptions } from '../options.ts'
import type { RequestParts } from './provider-request.ts'

/** The fixed segments of the paths; every other segment counts as an id. */
const fixedSegments = new Set(
  [
    'add additional-information all analysis artists attributes cart categories certificates',
    'check checkout contact country coupon crates create-payment-session customer data deletion',
    'downloads email favorites files filters forgot-password genres get invoices items ledger',
    'library link login logout merge move-to-wishlist options orders owned passkey passkeys',
    'pay-order payment pending picture position products profile refresh register related remove',
    'reset-password save-address save-order save-payment save-shipping send sessions share',
    'sitemap suggestions update verify withdrawals withdrawn zip',
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
  return call.replaceAll(/[^/]+/g, (part) => (fixedSegments.has(part) ? part : ':id'))
}
