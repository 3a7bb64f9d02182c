import type { Stripe } from 'stripe'

type Item = Stripe.Checkout.SessionCreateParams.LineItem
type PriceData = Stripe.Checkout.SessionCreateParams.LineItem.PriceData

/** Lists all keys of a library type; the compiler reports missing ones. */
type Names<Type> = Readonly<Record<keyof Type, true>>

const session: Names<Stripe.Checkout.SessionCreateParams> = {
  adaptive_pricing: true,
  after_expiration: true,
  allow_promotion_codes: true,
  allowed_payment_method_types: true,
  automatic_tax: true,
  billing_address_collection: true,
  branding_settings: true,
  cancel_url: true,
  client_reference_id: true,
  consent_collection: true,
  currency: true,
  custom_fields: true,
  custom_text: true,
  customer: true,
  customer_account: true,
  customer_creation: true,
  customer_email: true,
  customer_update: true,
  discounts: true,
  excluded_payment_method_types: true,
  expand: true,
  expires_at: true,
  integration_identifier: true,
  invoice_creation: true,
  line_items: true,
  locale: true,
  managed_payments: true,
  metadata: true,
  mode: true,
  name_collection: true,
  optional_items: true,
  origin_context: true,
  payment_intent_data: true,
  payment_method_collection: true,
  payment_method_configuration: true,
  payment_method_data: true,
  payment_method_options: true,
  permissions: true,
  phone_number_collection: true,
  redirect_on_completion: true,
  return_url: true,
  saved_payment_method_options: true,
  setup_intent_data: true,
  shipping_address_collection: true,
  shipping_options: true,
  submit_type: true,
  subscription_data: true,
  success_url: true,
  tax_id_collection: true,
  ui_mode: true,
  wallet_options: true,
}
const lineItem: Names<Item> = {
  adjustable_quantity: true,
  metadata: true,
  price: true,
  price_data: true,
  quantity: true,
  tax_rates: true,
}
const priceData: Names<PriceData> = {
  currency: true,
  product: true,
  product_data: true,
  recurring: true,
  tax_behavior: true,
  unit_amount: true,
  unit_amount_decimal: true,
}
const sessionList: Names<Stripe.Checkout.SessionListParams> = {
  created: true,
  customer: true,
  customer_account: true,
  customer_details: true,
  ending_before: true,
  expand: true,
  limit: true,
  payment_intent: true,
  payment_link: true,
  starting_after: true,
  status: true,
  subscription: true,
}
const refund: Names<Stripe.RefundCreateParams> = {
  amount: true,
  charge: true,
  currency: true,
  customer: true,
  expand: true,
  instructions_email: true,
  metadata: true,
  origin: true,
  payment_intent: true,
  reason: true,
  refund_application_fee: true,
  reverse_transfer: true,
}
const refundList: Names<Stripe.RefundListParams> = {
  charge: true,
  created: true,
  ending_before: true,
  expand: true,
  limit: true,
  payment_intent: true,
  starting_after: true,
}
const eventList: Names<Stripe.EventListParams> = {
  created: true,
  delivery_success: true,
  ending_before: true,
  expand: true,
  limit: true,
  starting_after: true,
  type: true,
  types: true,
}
/** The parameters of all list calls. */
const list: Names<Stripe.WebhookEndpointListParams> = {
  ending_before: true,
  expand: true,
  limit: true,
  starting_after: true,
}
const retrieve = { expand: true }

/** The parameters that Stripe accepts, by call. */
export const parameters = {
  session,
  'session.line_items': lineItem,
  'session.line_items.price_data': priceData,
  sessionList,
  refund,
  refundList,
  eventList,
  list,
  retrieve,
} as const

/** Returns the first parameter of a request that Stripe does not have, or null. */
export function findUnknownParameter(
  values: Readonly<Record<string, unknown>>,
  place: keyof typeof parameters,
): string | null {
  for (const [name, value] of Object.entries(values)) {
    if (!Object.hasOwn(parameters[place], name)) return name
    const inner = `${place}.${name}`
    if (!(inner in parameters)) continue
    for (const one of Array.isArray(value) ? value : [value]) {
      const unknown = findUnknownParameter(one, inner as keyof typeof parameters)
      if (unknown !== null) return `${name}[${unknown}]`
    }
  }
  return null
}
