import { useQueryClient } from '@tanstack/react-query'
import { FormAlert } from '#app/features/forms/form-alert.tsx'
import { useForm } from '#app/features/forms/use-form.ts'
import { formatMoney } from '#app/i18n/format.ts'
import { formatTunesWithUnit } from '#app/i18n/format-tunes.ts'
import { m } from '#app/paraglide/messages.js'
import type { Deletion } from '#app/provider/types/privacy.ts'
import { toMoney } from '#provider/contract/money.ts'
import type { UnspentChoice } from '#provider/contract/customer.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { focusNextBeforeRemoval } from '#app/ui/focus-next-before-removal.ts'
import { Form } from '#app/ui/form.tsx'
import { RadioChoice } from '#app/ui/radio-choice.tsx'
import { deletionSchema } from './deletion-schema.ts'
import { requestDeletion } from './deletion.functions.ts'
import { deletionQuery } from './deletion.queries.ts'

interface DeletionFormProps {
  readonly deletion: Deletion
  readonly customerId: number
}

/** Asks for the password and, with Tunes in the balance, what happens to them. */
export function DeletionForm({ deletion, customerId }: DeletionFormProps) {
  const queryClient = useQueryClient()
  const { busy, alert, inputProps, onSubmit } = useForm({
    schema: deletionSchema,
    labels: { current_password: m.profile_password_current() },
    send: (data) => requestDeletion({ data }),
    onDone: (requested, _data, form) => {
      focusNextBeforeRemoval(form)
      queryClient.setQueryData(deletionQuery(customerId).queryKey, requested)
      globalThis.scrollTo({ top: 0 })
    },
  })
  const { balance } = deletion
  return (
    <Form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <FormAlert {...alert} />
      {balance.minor > 0 ? <UnspentChoices deletion={deletion} /> : null}
      <TextField
        {...inputProps('current_password')}
        type="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" theme="danger" busy={busy} className="justify-self-start">
        {m.profile_data_delete()}
      </Button>
    </Form>
  )
}

function UnspentChoices({ deletion: { balance, refundable } }: { readonly deletion: Deletion }) {
  const rest = toMoney(balance.minor - refundable.minor)
  const isRefundable = refundable.minor > 0
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">
        {m.deletion_unspent({ amount: formatTunesWithUnit(balance) })}
      </legend>
      {isRefundable ? (
        <Choice
          value="refund"
          isSelected
          label={m.deletion_refund({ amount: formatMoney(refundable) })}
          note={
            rest.minor > 0
              ? m.deletion_refund_rest({ rest: formatTunesWithUnit(rest) })
              : m.deletion_refund_way()
          }
        />
      ) : null}
      <Choice
        value="give-up"
        isSelected={!isRefundable}
        label={m.deletion_give_up({ amount: formatTunesWithUnit(balance) })}
        note={m.deletion_give_up_note()}
      />
    </fieldset>
  )
}

interface ChoiceProps {
  readonly value: UnspentChoice
  readonly isSelected: boolean
  readonly label: string
  readonly note: string
}

function Choice({ label, note, ...choice }: ChoiceProps) {
  return (
    <RadioChoice name="unspent" {...choice}>
      <span className="font-semibold">{label}</span>
      <span className="text-sm text-on-surface-muted">{note}</span>
    </RadioChoice>
  )
}
