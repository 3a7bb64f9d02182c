import { formatDate, formatMoney } from '#app/i18n/format.ts'
import type { useForm } from '#app/features/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import type { EligibleTopUp } from '#app/provider/types/withdrawal.ts'
import { TextField } from '#app/ui/field.tsx'
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
          <Choice key={topUp.id} value={formatChoice(topUp)} isSelected={topUp === selected}>
            <span className="font-semibold">{getTopUpName(topUp)}</span>
            <span className="text-sm text-on-surface-muted">
              {m.withdrawal_unspent({
                amount: formatMoney(topUp.unspent),
                date: formatDate(topUp.until),
              })}
            </span>
          </Choice>
        ))}
        <Choice value="other" isSelected={selected === null}>
          <span className="font-semibold">{m.withdrawal_other()}</span>
        </Choice>
      </fieldset>
      <div className="hidden [form:has([value=other]:checked)_&]:block">{description}</div>
    </div>
  )
}

interface ChoiceProps {
  readonly value: string
  readonly isSelected: boolean
  readonly children: React.ReactNode
}

function Choice({ value, isSelected, children }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 border border-outline p-3 has-checked:bg-surface-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name="choice"
        value={value}
        defaultChecked={isSelected}
        className="mt-0.5 size-5 shrink-0 accent-on-surface"
      />
      <span className="grid min-w-0 gap-0.5">{children}</span>
    </label>
  )
}
