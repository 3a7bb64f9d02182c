import * as z from 'zod/mini'
import { createFormAction, peekForm } from '#app/features/forms/form-action.server.ts'
import type { FormRequest } from '#app/features/forms/form-action.server.ts'
import { checkboxField } from '#app/features/forms/form-fields.ts'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { localizePath } from '#app/i18n/paths.ts'
import { deliversAtOnce } from '#app/provider/capabilities.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { placeOrder } from './checkout.functions.ts'
import type { OrderData } from './checkout.functions.ts'

const checkoutSchema = z.object({
  /** JSON: the order as shown; `placeOrder` validates it. */
  order: z.string(),
  consent: checkboxField().check(
    z.refine((consents) => consents || !needsConsent(), { error: 'agreement' }),
  ),
  country: z.string(),
})

function needsConsent(): boolean {
  return deliversAtOnce(getRequestScope().app.settings.capabilities)
}

const handleOrder = createFormAction({
  schema: checkoutSchema,
  hidden: ['order', 'country'],
  send: ({ order, consent, country }) =>
    placeOrder({ data: { ...parseOrder(order), consent, country } }),
  redirectTo: (saved) =>
    saved.kind === 'redirect'
      ? saved.url
      : `${localizePath('/profile', getCurrentLocale())}?${new URLSearchParams({ tab: 'balance', order: saved.order.number })}`,
})

/** Handles the order button without JavaScript. */
export async function handleCheckoutForm<TPage>({
  request,
  next,
}: FormRequest<TPage>): Promise<Response | TPage> {
  const form = await peekForm(request)
  return form.has('order') ? handleOrder({ request, next }) : next()
}

function parseOrder(json: string): OrderData {
  try {
    return JSON.parse(json) as OrderData
  } catch {
    return {} as OrderData
  }
}
