import { z } from 'zod'
import type { wireCheckoutCart } from '../contract/cart.ts'
import type { Sent } from '../contract/sent.ts'
import { addressSchema, isUsedForShipping } from '../accounts/profile/address.ts'
import type { Address } from '../accounts/profile/address.ts'
import { limitChanges, loadSerializedCart } from '../carts/cart.routes.ts'
import type { Context, ProviderApp, ProviderContext } from '../context.ts'
import { throwBagistoAbort, throwBagistoError } from '../platform/http/http-error.ts'
import { requireSalesCountry } from '../accounts/profile/country.routes.ts'
import { parseFields, readRawBody } from '../platform/http/parse-body.ts'
import { requireCustomer } from '../accounts/sessions/require-customer.ts'
import { formatDecimal, toMoneyFields } from '../platform/http/wire-format.ts'
import { saveAddress, savePaymentMethod } from './save-checkout.ts'

/** Mounts the routes for the checkout steps before the order: addresses and payment method. */
export function mountCheckout(app: ProviderApp, context: Context): void {
  const customerOnly = requireCustomer(context)

  app.post('/api/v1/customer/checkout/save-address', customerOnly, async (c) => {
    const { billing, shipping } = parseAddresses(await readRawBody(c))
    requireSalesCountry(context, billing.country)
    await limitChanges(context, c)
    const refused = await saveAddress(context, c.get('customer').id, { billing, shipping })
    if (refused !== null) throwBagistoAbort(refused.refusal)
    const cart = await loadSerializedCart(context, c)
    return c.json({
      data: { rates: listShippingRates(c), cart },
      message: 'Address saved successfully.',
    })
  })

  app.post('/api/v1/customer/checkout/save-payment', customerOnly, async (c) => {
    const method = parsePaymentMethod(await readRawBody(c))
    await limitChanges(context, c)
    const refused = await savePaymentMethod(context, c.get('customer').id, method)
    if (refused !== null) throwBagistoAbort(refused.refusal)
    const cart = await loadSerializedCart(context, c)
    const saved = { data: { cart }, message: 'Payment method saved successfully.' }
    return c.json(saved satisfies Sent<typeof wireCheckoutCart>)
  })
}

/**
 * Parses both addresses. Bagisto requires a shipping address even for downloads, unless the billing
 * address is used for both.
 */
function parseAddresses(body: Record<string, unknown>): {
  billing: Address
  shipping: Address
} {
  if (body['billing'] === undefined || body['billing'] === null) throwBagistoError()
  const { billing } = parseFields(z.object({ billing: addressSchema }), body)
  if (isUsedForShipping(billing)) return { billing, shipping: billing }
  const { shipping } = parseFields(z.object({ shipping: addressSchema }), body)
  return { billing, shipping }
}

/**
 * Parses the payment method. Like Bagisto, responds with a 422 only if `payment` is missing or
 * empty, and with a 500 if it is malformed.
 */
function parsePaymentMethod(body: Record<string, unknown>): string {
  const { payment } = body
  const isEmptyObject =
    typeof payment === 'object' && payment !== null && Object.keys(payment).length === 0
  if (payment === undefined || payment === null || payment === '' || isEmptyObject) {
    parseFields(z.object({ payment: z.object({ method: z.string() }) }), {})
  }
  const parsed = z.object({ method: z.string().min(1).max(100) }).safeParse(payment)
  return parsed.success ? parsed.data.method : throwBagistoError()
}

function listShippingRates(c: ProviderContext) {
  const rate = {
    id: null,
    carrier: 'free',
    carrier_title: 'Free Shipping',
    method: 'free_free',
    method_title: 'Free Shipping',
    method_description: 'Free Shipping',
    ...toMoneyFields('price', 0, c.get('locale'), formatDecimal),
    created_at: null,
    updated_at: null,
  }
  return [{ carrier_title: rate.carrier_title, rates: [rate] }]
}
