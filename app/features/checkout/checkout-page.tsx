import { UnverifiedEmail } from '#app/features/account/unverified-email.tsx'
import { useCustomer } from '#app/features/account/use-session.ts'
import { useCustomerCart } from '#app/features/cart/cart-context.tsx'
import { CartLineRow } from '#app/features/cart-page/cart-line-row.tsx'
import { EmptyCart } from '#app/features/cart-page/empty-cart.tsx'
import { ReceiptPage, ReceiptPaper } from '#app/features/cart/receipt-page.tsx'
import { RefusedCountry } from '#app/features/country/refused-country.tsx'
import { getIdentity } from '#app/features/identity/identity.ts'
import { PendingBalance } from '#app/features/payment/pending-balance.tsx'
import { PaymentInstructions } from '#app/features/provider-info/payment-instructions.tsx'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { deliversAtOnce } from '#app/provider/capabilities.ts'
import { toMoney } from '#provider/contract/money.ts'
import type { Money } from '#provider/contract/money.ts'
import type { Cart } from '#app/provider/types/cart.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { CheckoutTotals } from './checkout-totals.tsx'
import { CodeForm } from './code-form.tsx'
import { useCountry } from './use-country.tsx'
import { BalanceChoice } from './balance-choice.tsx'
import { PayForm } from './pay-form.tsx'
import { planPayment } from './payment-plan.ts'
import { TopUpForm, TopUpOffer } from './top-up-form.tsx'

interface CheckoutPageProps {
  /** False if the customer wants to keep the balance and pay everything by card. */
  readonly usesBalance?: boolean
}

/** The checkout page: codes, totals and balance, followed by the payment form or a top-up. */
export function CheckoutPage({ usesBalance = true }: CheckoutPageProps) {
  const cart = useCustomerCart()
  const { capabilities } = useProviderInfo()
  const isDeliveredAtOnce = deliversAtOnce(capabilities)
  return (
    <ReceiptPage
      title={m.cart_checkout_title()}
      hint={isDeliveredAtOnce ? m.cart_checkout_hint() : m.cart_checkout_hint_later()}
      aside={
        <ButtonLink to="/cart" className="justify-self-start">
          {m.cart_checkout_back()}
        </ButtonLink>
      }
    >
      {cart ? <Checkout cart={cart} usesBalance={usesBalance} /> : <EmptyCart />}
    </ReceiptPage>
  )
}

interface CheckoutProps {
  readonly cart: Cart
  readonly usesBalance: boolean
}

function Checkout({ cart, usesBalance }: CheckoutProps) {
  const customer = useCustomer()
  const { capabilities } = useProviderInfo()
  const balance = capabilities.balance ? customer.balance : null
  // A card of another country is needed first if the last one was refused.
  const isAccepted = customer.refusedCountry === null
  const canPayByCard = capabilities.checkout && capabilities.payment && isAccepted
  const choice = canPayByCard ? { usesBalance } : null
  const plan = planPayment(cart.due, balance, customer.pendingBalance, choice)
  const { country, field } = useCountry(cart)
  const canOrder =
    (plan.kind === 'buy' || plan.kind === 'card') &&
    !cart.pendingPayment &&
    isAccepted &&
    !isTooSmall(cart)
  return (
    <ReceiptPaper>
      <RefusedCountry country={customer.refusedCountry} className="mb-8" />
      <ul className="-mt-4">
        {cart.lines.map((line) => (
          <CartLineRow key={line.id} line={line} />
        ))}
      </ul>
      <CodeForm cart={cart} />
      <div className="mb-8">{field}</div>
      <CheckoutTotals cart={cart} balance={balance} plan={plan} />
      {choice !== null && balance !== null && !cart.pendingPayment ? (
        <BalanceChoice cart={cart} balance={balance} usesBalance={usesBalance} />
      ) : null}
      {cart.pendingPayment ? (
        <PendingPayment payment={cart.pendingPayment} />
      ) : (
        <PendingBalance pending={customer.pendingBalance} className="mt-8">
          {plan.kind === 'wait' ? m.cart_balance_pending_order() : null}
        </PendingBalance>
      )}
      {capabilities.balance ? null : (
        <div className="mt-8">
          <PaymentInstructions />
        </div>
      )}
      <UnverifiedEmail customer={customer} className="mt-8" />
      {isTooSmall(cart) ? <SmallestOrder /> : null}
      {plan.kind === 'top-up' && !isTooSmall(cart) ? <TopUpForm plan={plan} /> : null}
      {canOrder ? (
        <PayForm cart={cart} country={country} payment={plan.kind === 'card' ? plan : null} />
      ) : null}
      {canOrder && plan.kind === 'card' ? <TopUpOffer /> : null}
    </ReceiptPaper>
  )
}

/** Says that a bank is carrying out a payment for this cart, so that customers do not pay twice. */
function PendingPayment({ payment }: { readonly payment: Money }) {
  return (
    <p role="status" data-pending-payment={payment.minor} className="mt-8 font-semibold">
      {m.cart_order_pending({ euros: formatMoney(payment) })}
    </p>
  )
}

/** Returns whether a cart costs less than the shop's minimum order; false for a free one. */
function isTooSmall({ total }: Cart): boolean {
  return total.minor > 0 && total.minor < toSmallestOrder().minor
}

function toSmallestOrder() {
  return toMoney(Math.round(getIdentity().smallestOrder * 100))
}

/** A note about the minimum order. */
function SmallestOrder() {
  const euros = formatMoney(toSmallestOrder())
  return <p className="mt-8 font-semibold">{m.cart_order_too_small({ euros })}</p>
}
