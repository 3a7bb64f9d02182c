import { useSession } from '#app/features/account/use-session.ts'
import { FormAlert } from '#app/features/forms/form-alert.tsx'
import { useForm } from '#app/features/forms/use-form.ts'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { m } from '#app/paraglide/messages.js'
import { succeed } from '#app/provider/failure.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { ContractField } from './contract-field.tsx'
import { StepHeading } from './step-heading.tsx'
import { withdrawalSchema } from './withdrawal-schema.ts'
import type { WithdrawalDraft } from './withdrawal-schema.ts'
import { stepField } from './withdrawal-step.ts'
import { useEligibleWithdrawals } from './withdrawal.queries.ts'
import { Form } from '#app/ui/form.tsx'

interface WithdrawalFormProps {
  readonly draft: WithdrawalDraft | null
  /** The number of the order to withdraw from, if the visitor followed a link from an order. */
  readonly order: string | undefined
  readonly onDone: (draft: WithdrawalDraft) => void
}

/** The first step: name, email and contract, prefilled for customers. */
export function WithdrawalForm({ draft, order, onDone }: WithdrawalFormProps) {
  const { customer } = useSession()
  const { withdrawals, isUnavailable } = useEligibleWithdrawals()
  const { capabilities } = useProviderInfo()
  const { alert, inputProps, onSubmit } = useForm({
    schema: withdrawalSchema,
    labels: {
      name: m.contact_full_name(),
      email: m.contact_email(),
      contract: m.withdrawal_contract(),
    },
    send: async (data) => succeed(data),
    onDone: (data) => onDone(data),
  })
  const defaults = draft ?? {
    name: customer ? `${customer.firstName} ${customer.lastName}` : '',
    email: customer?.email ?? '',
    choice: order ? 'other' : null,
    contract: order ? m.profile_order({ number: order }) : '',
  }
  return (
    <Form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <StepHeading step={1} title={m.withdrawal_form_title()} />
      <FormAlert {...alert} />
      <div className="grid items-start gap-5 tablet:grid-cols-2">
        <TextField {...inputProps('name', defaults.name)} autoComplete="name" required />
        <TextField
          hint={capabilities.withdrawals ? m.withdrawal_email_hint() : m.withdrawal_email_reply()}
          {...inputProps('email', defaults.email)}
          type="email"
          autoComplete="email"
          required
        />
      </div>
      {isUnavailable ? (
        <p className="border border-outline p-3">{m.withdrawal_top_ups_unread()}</p>
      ) : null}
      <ContractField
        topUps={withdrawals?.topUps ?? []}
        choice={defaults.choice}
        inputProps={inputProps('contract', defaults.choice === 'other' ? defaults.contract : '')}
      />
      <Button
        type="submit"
        name={stepField}
        value="check"
        theme="primary"
        size="lg"
        className="mobile-lg:justify-self-start max-mobile-lg:px-4 max-mobile-lg:text-base"
      >
        {m.withdrawal_withdraw()}
      </Button>
    </Form>
  )
}
