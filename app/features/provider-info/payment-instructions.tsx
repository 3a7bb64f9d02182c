import { m } from '#app/paraglide/messages.js'
import { useProviderInfo } from './provider-info.queries.ts'

/** The owner's instructions for paying orders that are not paid from the balance. */
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
