import { m } from '#app/paraglide/messages.js'
import { useProviderInfo } from './provider-info.queries.ts'

/** How customers pay for an order that is not paid from the balance, in the owner's words. */
export function PaymentInstructions() {
  const { paymentInstructions } = useProviderInfo()
  return (
    <section aria-labelledby="payment-instructions" className="grid gap-2" data-instructions>
      <h3 id="payment-instructions" className="font-semibold">
        {m.cart_payment_instructions()}
      </h3>
      <p className="wrap-anywhere whitespace-pre-line">
        {paymentInstructions ?? m.cart_pay_later()}
      </p>
    </section>
  )
}
