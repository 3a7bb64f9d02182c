import { requireCheckout } from './account.ts'
import { createInvalidError } from './errors.ts'
import { readMetadata, requireEmail } from './limits.ts'
import { createId } from './objects.ts'
import type { DoubleSession } from './objects.ts'
import type { FormValues } from './parse-form.ts'
import type { DoubleState } from './state.ts'

const minLifetimeSeconds = 30 * 60
const maxLifetimeSeconds = 24 * 60 * 60
const smallestCharge = 50
const locales = ['auto', 'de', 'en', 'es', 'fr', 'it', 'nl', 'ru']

/** Creates the session of a request; throws an error if the request is invalid. */
export function createSession(state: DoubleState, values: FormValues): DoubleSession {
  const prices = (values['line_items'] as FormValues[]).map(
    (item) => item['price_data'] as FormValues,
  )
  const amount = prices.reduce((sum, price) => sum + Number(price['unit_amount']), 0)
  if (!Number.isSafeInteger(amount))
    throw createInvalidError('parameter_invalid_integer', 'unit_amount')
  if (amount < smallestCharge) throw createInvalidError('amount_too_small', 'unit_amount')
  requireEmail(values['customer_email'])
  requireCheckout(state.account, values['allowed_payment_method_types'] as string[] | undefined)
  const created = Math.floor(state.now().getTime() / 1000)
  const expires = Number(values['expires_at'])
  if (expires < created + minLifetimeSeconds || expires > created + maxLifetimeSeconds) {
    throw createInvalidError('parameter_invalid', 'expires_at')
  }
  if (!locales.includes(String(values['locale'])))
    throw createInvalidError('parameter_invalid', 'locale')
  for (const name of ['success_url', 'cancel_url']) {
    if (!URL.canParse(String(values[name]))) throw createInvalidError('url_invalid', name)
  }
  const id = createId('cs_test')
  return {
    id,
    object: 'checkout.session',
    mode: values['mode'] as DoubleSession['mode'],
    client_reference_id: String(values['client_reference_id']),
    metadata: readMetadata(values),
    amount_total: amount,
    currency: String(prices[0]?.['currency']),
    customer_details: null,
    status: 'open',
    payment_status: 'unpaid',
    url: `${state.url}/pay/${id}`,
    success_url: String(values['success_url']),
    cancel_url: String(values['cancel_url']),
    created,
    expires_at: expires,
    livemode: false,
    payment_intent: null,
  }
}
