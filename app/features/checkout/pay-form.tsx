import { useState } from 'react'
import type { FormEvent } from 'react'
import { formatTunesWithUnit } from '#app/i18n/format-tunes.ts'
import { formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { Cart } from '#app/provider/types.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/field.tsx'
import { usePlaceOrder } from './checkout.mutations.ts'

/** The buy button and the required consent to immediate delivery. */
export function PayForm({ cart }: { readonly cart: Cart }) {
  const [consent, setConsent] = useState(false)
  const [isConsentMissing, setIsConsentMissing] = useState(false)
  const order = usePlaceOrder()

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setIsConsentMissing(!consent)
    if (!consent) event.currentTarget.querySelector('input')?.focus()
    else order.run(cart)
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="mt-8 grid gap-6">
      <Checkbox
        name="consent"
        checked={consent}
        error={isConsentMissing && !consent ? m.cart_consent_required() : undefined}
        onChange={(event) => setConsent(event.target.checked)}
      >
        {m.cart_consent()}
      </Checkbox>
      <Button
        type="submit"
        theme="primary"
        size="lg"
        busy={order.isPending}
        className="w-full py-3"
      >
        {m.cart_buy_now({ tunes: formatTunesWithUnit(cart.due), euros: formatMoney(cart.due) })}
      </Button>
    </form>
  )
}
