import { formatDate, formatMoney } from '#app/i18n/format.ts'
import type { useForm } from '#app/features/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import type { EligibleTopUp } from '#app/provider/types/withdrawal.ts'
import { TextField } from '#app/ui/field.tsx'
import { RadioChoice } from '#app/ui/radio-choice.tsx'
import { formatChoice, parseChoice, getTopUpName } from './chosen-top-up.ts'

interface ContractFieldProps {
  readonly topUps: readonly EligibleTopUp[]
  /** The previously selected value, if any. */
  readonly choice: string | null
  readonly inputProps: ReturnType<ReturnType<typeof useForm>['inputProps']>
}

/** Fields for selecting an unspent top-up, or for describing another contract. */
export function ContractField({ topUps, choice, inputProps }: ContractFieldProps) {
  const description = (
    <TextField hint={m.withdrawal_contract_hint()} {...inputProps} maxLength={500} required />
  )
  const [newest] = topUps
  if (!newest) return description
  const earlierTopUp = topUps.find(({ id }) => id === parseChoice(choice ?? '')?.id)
  const selected = choice === 'other' ? null : (earlierTopUp ?? newest)
  return (
    <div className="grid gap-5">
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-sm font-semibold">{m.withdrawal_choice()}</legend>
        {topUps.map((topUp) => (
          <RadioChoice
            key={topUp.id}
            name="choice"
            value={formatChoice(topUp)}
            isSelected={topUp === selected}
          >
            <span className="font-semibold">{getTopUpName(topUp)}</span>
            <span className="text-sm text-on-surface-muted">
              {m.withdrawal_unspent({
                amount: formatMoney(topUp.unspent),
                date: formatDate(topUp.until),
              })}
            </span>
          </RadioChoice>
        ))}
        <RadioChoice name="choice" value="other" isSelected={selected === null}>
          <span className="font-semibold">{m.withdrawal_other()}</span>
        </RadioChoice>
      </fieldset>
      <div className="hidden [form:has([value=other]:checked)_&]:block">{description}</div>
    </div>
  )
}
