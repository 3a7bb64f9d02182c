import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { salesCountriesQuery } from '#app/features/country/country.queries.ts'
import { getIdentity } from '#app/features/identity/identity.ts'
import { ContractTerms } from '#app/features/legal/contract-terms.tsx'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { toMoney } from '#provider/contract/money.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { getPresetAmounts, topUpEurosSchema } from './top-up-amount.ts'
import { useTopUp } from './payment.mutations.ts'
import { Form } from '#app/ui/form.tsx'

/** A form that tops up the balance by card, with a preset or custom amount in whole euros. */
export function TopUpControl({ prominent }: { readonly prominent: boolean }) {
  const presets = getPresetAmounts()
  const [preset, setPreset] = useState(String(presets.find((amount) => amount >= 20)))
  const [other, setOther] = useState('')
  const [isInvalid, setIsInvalid] = useState(false)
  const topUp = useTopUp()
  const smallest = String(getIdentity().smallestTopUp)

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const amount = topUpEurosSchema.safeParse(other.trim() || preset)
    setIsInvalid(!amount.success)
    if (amount.success) topUp.run({ returnTo: 'profile', euros: amount.data })
    else event.currentTarget.querySelector<HTMLElement>('[name="other"]')?.focus()
  }

  return (
    <Form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <h3 className="text-xl">{m.profile_top_up()}</h3>
      <fieldset className="grid grid-cols-2 gap-2 mobile-lg:grid-cols-4">
        <legend className="sr-only">{m.profile_top_up_amount()}</legend>
        {presets.map((amount) => (
          <label
            key={amount}
            className="tabular-nums grid min-h-11 cursor-pointer place-items-center border border-outline font-semibold has-checked:bg-on-surface has-checked:text-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="amount"
              value={amount}
              checked={other === '' && preset === String(amount)}
              onChange={() => {
                setPreset(String(amount))
                setOther('')
              }}
              className="sr-only"
            />
            {formatMoney(toMoney(amount * 100))}
          </label>
        ))}
      </fieldset>
      <TextField
        name="other"
        label={m.profile_top_up_other()}
        hint={m.profile_top_up_rule({ smallest })}
        inputMode="numeric"
        autoComplete="off"
        value={other}
        error={isInvalid ? m.profile_top_up_error({ smallest }) : undefined}
        onChange={(event) => setOther(event.target.value)}
      />
      <SalesCountriesNote />
      <ContractTerms />
      <Button
        type="submit"
        theme={prominent ? 'primary' : 'secondary'}
        busy={topUp.isPending}
        className="justify-self-start"
      >
        {m.profile_top_up_submit()}
      </Button>
    </Form>
  )
}

/**
 * Names the countries that the shop sells to, before a customer pays for Tunes they cannot spend.
 * They are unknown for other providers.
 */
function SalesCountriesNote() {
  const { capabilities } = useProviderInfo()
  const { data } = useQuery(salesCountriesQuery)
  if (!capabilities.vat || data === undefined) return null
  return (
    <p className="text-sm text-on-surface-muted">
      {m.profile_top_up_countries({ countries: data.description })}
    </p>
  )
}
