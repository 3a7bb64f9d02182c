import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { FormAlert } from '#app/features/forms/form-alert.tsx'
import { getFieldId, getInitialForm } from '#app/features/forms/form-errors.ts'
import { ContractTerms } from '#app/features/legal/contract-terms.tsx'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { formatTunesWithUnit } from '#app/i18n/format-tunes.ts'
import { formatMoney } from '#app/i18n/format.ts'
import { localizePath } from '#app/i18n/paths.ts'
import { m } from '#app/paraglide/messages.js'
import { deliversAtOnce } from '#app/provider/capabilities.ts'
import type { Cart } from '#app/provider/types/cart.ts'
import { toMoney } from '#provider/contract/money.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/field.tsx'
import { toOrderData, usePlaceOrder } from './checkout.mutations.ts'
import { minTopUpCents } from './payment-plan.ts'
import type { CardPlan } from './payment-plan.ts'
import { payFormId } from './pay-form-id.ts'
import { Form } from '#app/ui/form.tsx'

interface PayFormProps {
  readonly cart: Cart
  /** The customer's country (ISO 3166-1). */
  readonly country: string
  /** How a card pays; null if the balance does. */
  readonly payment?: CardPlan | null
}

/** Returns the order's price and how it is paid; null for a free order. */
function getSumText(
  { total, due }: Cart,
  payment: CardPlan | null,
  hasBalance: boolean,
): string | null {
  if (payment !== null) return getCardText(payment)
  if (total.minor === 0) return null
  if (due.minor === 0) return m.cart_sum_gift_card({ euros: formatMoney(total) })
  const euros = formatMoney(due)
  return hasBalance
    ? m.cart_sum_balance({ tunes: formatTunesWithUnit(due), euros })
    : m.cart_sum({ euros })
}

function getCardText({ card, fromBalance }: CardPlan): string {
  const euros = formatMoney(card)
  return fromBalance.minor === 0
    ? m.cart_sum_card({ euros })
    : m.cart_sum_card_and_balance({ euros, tunes: formatTunesWithUnit(fromBalance) })
}

/**
 * The buy button, with the required consent for immediate delivery. The button may only say what
 * [Directive 2011/83/EU](https://eur-lex.europa.eu/eli/dir/2011/83/oj), Article 8(2), and the
 * national laws based on it require, so the price is shown above it, in Tunes only if it is paid
 * from the balance. Without JavaScript, `handleCheckoutForm` places the order.
 */
export function PayForm({ cart, country, payment = null }: PayFormProps) {
  const router = useRouter()
  const [initial] = useState(() => getInitialForm(router))
  const { errors, focused, values } = initial
  const [isConsentMissing, setIsConsentMissing] = useState(errors.fields['consent'] !== undefined)
  const { capabilities } = useProviderInfo()
  const order = usePlaceOrder()
  const needsConsent = deliversAtOnce(capabilities)
  const sum = getSumText(cart, payment, capabilities.balance)
  const request = { cart, country, payment }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    // A browser may have restored the box before the page was hydrated, as after Back.
    const box = event.currentTarget.querySelector<HTMLInputElement>('[name=consent]')
    const consent = box?.checked ?? false
    const isMissing = needsConsent && !consent
    setIsConsentMissing(isMissing)
    if (isMissing) box?.focus()
    else order.run({ ...request, consent })
  }

  const alert = { text: errors.general, isInitial: true, autoFocus: focused === null }
  return (
    <Form
      id={payFormId}
      method="post"
      action={getAction(payment)}
      noValidate
      onSubmit={submit}
      className="mt-8 grid gap-6"
    >
      <FormAlert {...alert} />
      <input
        type="hidden"
        name="order"
        value={JSON.stringify(toOrderData({ ...request, consent: false }))}
      />
      {needsConsent ? (
        <Checkbox
          id={getFieldId('consent')}
          name="consent"
          defaultChecked={values['consent'] === 'on'}
          error={isConsentMissing ? m.cart_consent_required() : undefined}
          onChange={() => setIsConsentMissing(false)}
        >
          {m.cart_consent()}
        </Checkbox>
      ) : null}
      <ContractTerms />
      {sum === null ? null : <p className="font-semibold">{sum}</p>}
      <Button
        type="submit"
        theme="primary"
        size="lg"
        busy={order.isPending}
        className="w-full py-3"
      >
        {sum === null ? m.cart_buy_free() : m.cart_buy_now()}
      </Button>
      {payment === null ? null : <CardNote payment={payment} />}
    </Form>
  )
}

/** Says where the button leads, and why the card is charged another sum than is missing. */
function CardNote({ payment }: { readonly payment: CardPlan }) {
  const euros = formatMoney(toMoney(minTopUpCents))
  const { surplus, isRaisedToMinimum } = payment
  return (
    <p className="text-sm text-on-surface-muted" data-card-note>
      {m.cart_pay_note()}{' '}
      {surplus.minor > 0
        ? m.cart_pay_surplus({ euros, tunes: formatTunesWithUnit(surplus) })
        : null}
      {surplus.minor === 0 && isRaisedToMinimum ? m.cart_pay_minimum({ euros }) : null}
    </p>
  )
}

/** Returns the URL of this page. */
function getAction(payment: CardPlan | null): string {
  const choice = payment?.usesBalance === false ? '&balance=keep' : ''
  return `${localizePath('/cart', getCurrentLocale())}?step=checkout${choice}`
}
