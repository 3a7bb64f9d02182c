import { FormAlert } from '#app/features/forms/form-alert.tsx'
import { useForm } from '#app/features/forms/use-form.ts'
import { formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { parseChoice, getContractName } from './chosen-top-up.ts'
import { StepHeading } from './step-heading.tsx'
import { WithdrawalFacts } from './withdrawal-facts.tsx'
import { confirmedWithdrawalSchema } from './withdrawal-schema.ts'
import type { WithdrawalDraft } from './withdrawal-schema.ts'
import { stepField } from './withdrawal-step.ts'
import { sendWithdrawal } from './withdrawal.functions.ts'
import type { WithdrawalResult } from './withdrawal.functions.ts'
import { useEligibleWithdrawals } from './withdrawal.queries.ts'
import { Form } from '#app/ui/form.tsx'

interface WithdrawalCheckProps {
  readonly draft: WithdrawalDraft
  readonly requestId: string
  readonly onChange: () => void
  readonly onDone: (result: WithdrawalResult, draft: WithdrawalDraft) => void
}

/** The second step: a summary with a button that submits the withdrawal. */
export function WithdrawalCheck(props: WithdrawalCheckProps) {
  const { draft, requestId, onChange, onDone } = props
  const { withdrawals } = useEligibleWithdrawals()
  const { busy, alert, onSubmit } = useForm({
    schema: confirmedWithdrawalSchema,
    send: (data) => sendWithdrawal({ data }),
    onDone,
  })
  const topUp = parseChoice(draft.choice)
  const values = {
    ...draft,
    contract: getContractName(draft, withdrawals),
    request_id: requestId,
  }
  return (
    <Form method="post" noValidate onSubmit={onSubmit} className="grid gap-6">
      <StepHeading step={2} title={m.withdrawal_check_title()} />
      <FormAlert {...alert} />
      <WithdrawalFacts
        facts={[
          { label: m.contact_full_name(), value: draft.name },
          { label: m.contact_email(), value: draft.email },
          { label: m.withdrawal_contract(), value: values.contract },
        ]}
      />
      <p>
        {topUp
          ? m.withdrawal_pays_back({ amount: formatMoney(topUp.shown) })
          : m.withdrawal_is_read()}
      </p>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid gap-3 mobile-lg:flex mobile-lg:flex-wrap">
        <Button
          type="submit"
          name={stepField}
          value="confirm"
          theme="primary"
          size="lg"
          busy={busy}
        >
          {m.withdrawal_confirm()}
        </Button>
        <Button
          type="submit"
          name={stepField}
          value="change"
          theme="secondary"
          size="lg"
          disabled={busy}
          onClick={(event) => {
            event.preventDefault()
            onChange()
          }}
        >
          {m.withdrawal_change()}
        </Button>
      </div>
    </Form>
  )
}
