import { useState } from 'react'
import type { FormEvent } from 'react'
import { ContractTerms } from '#app/features/legal/contract-terms.tsx'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { formatTunesWithUnit } from '#app/i18n/format-tunes.ts'
import { formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { deliversAtOnce } from '#app/provider/capabilities.ts'
import type { Cart } from '#app/provider/types/cart.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/field.tsx'
import { usePlaceOrder } from './checkout.mutations.ts'
import { Form } from '#app/ui/form.tsx'

interface PayFormProps {
  readonly cart: Cart
  /** The customer's country (ISO 3166-1). */
  readonly country: string
}

/** Returns the order's price and how it is paid; null for a free order. */
function getSumText({ total, due }: Cart, hasBalance: boolean): string | null {
  if (total.minor === 0) return null
  if (due.minor === 0) return m.cart_sum_gift_card({ euros: formatMoney(total) })
  const euros = formatMoney(due)
  return hasBalance
    ? m.cart_sum_balance({ tunes: formatTunesWithUnit(due), euros })
    : m.cart_sum({ euros })
}

/**
 * The buy button, with the required consent for immediate delivery. The button may only say what
 * [Directive 2011/83/EU](https://eur-lex.europa.eu/eli/dir/2011/83/oj), Article 8(2), and the
 * national laws based on it require, so the price is shown above it, in Tunes only if it is paid
 * from the balance.
 */
export function PayForm({ cart, country }: PayFormProps) {
  const [consent, setConsent] = useState(false)
  const [isConsentMissing, setIsConsentMissing] = useState(false)
  const { capabilities } = useProviderInfo()
  const order = usePlaceOrder()
  const needsConsent = deliversAtOnce(capabilities)
  const sum = getSumText(cart, capabilities.balance)

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const isMissing = needsConsent && !consent
    setIsConsentMissing(isMissing)
    if (isMissing) event.currentTarget.querySelector('input')?.focus()
    else order.run({ cart, consent, country })
  }

  return (
    <Form method="post" noValidate onSubmit={submit} className="mt-8 grid gap-6">
      {needsConsent ? (
        <Checkbox
          name="consent"
          checked={consent}
          error={isConsentMissing && !consent ? m.cart_consent_required() : undefined}
          onChange={(event) => setConsent(event.target.checked)}
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
    </Form>
  )
}
