import { useSession } from '#app/features/account/use-session.ts'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { formatMoney } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { Refund } from '#app/provider/types/withdrawal.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { WholeWords } from '#app/ui/whole-words.tsx'
import { formatReceiptTime } from './format-receipt-time.ts'
import { StepHeading } from './step-heading.tsx'
import { WithdrawalFacts } from './withdrawal-facts.tsx'
import type { WithdrawalDraft } from './withdrawal-schema.ts'
import type { WithdrawalResult } from './withdrawal.functions.ts'

interface WithdrawalReceivedProps {
  readonly draft: WithdrawalDraft
  readonly result: WithdrawalResult
}

/** The receipt, with the details of the withdrawal and the time it was received. */
export function WithdrawalReceived({ draft, result }: WithdrawalReceivedProps) {
  const { customer } = useSession()
  const { reference, receivedAt, isMailed, refund } = result
  const { capabilities } = useProviderInfo()
  return (
    <div className="grid gap-6">
      <StepHeading title={m.withdrawal_received()} />
      <WithdrawalFacts
        facts={[
          {
            label: m.withdrawal_received_at(),
            value: <time dateTime={receivedAt}>{formatReceiptTime(receivedAt)}</time>,
          },
          ...(reference ? [{ label: m.withdrawal_reference(), value: reference }] : []),
          { label: m.contact_full_name(), value: draft.name },
          { label: m.contact_email(), value: draft.email },
          { label: m.withdrawal_contract(), value: draft.contract },
          ...(refund ? [{ label: m.withdrawal_refund(), value: formatRefund(refund) }] : []),
        ]}
      />
      {refund ? null : <p>{m.withdrawal_is_read()}</p>}
      <div className="grid gap-2">
        {isMailed ? (
          <p>
            <WholeWords sentence={(keep) => m.withdrawal_mailed({ email: keep(draft.email) })} />
          </p>
        ) : null}
        {/* The email to guests does not repeat everything they entered. */}
        <p>{isMailed && customer ? m.withdrawal_keep_page_too() : m.withdrawal_keep_page()}</p>
      </div>
      {customer ? (
        <div>
          <ButtonLink to="/profile" search={{ tab: 'balance' }}>
            {capabilities.balance ? m.withdrawal_to_balance() : m.withdrawal_to_orders()}
          </ButtonLink>
        </div>
      ) : null}
    </div>
  )
}

function formatRefund({ amount, state }: Refund): string {
  const text = formatMoney(amount)
  if (state === 'refunded') return text
  if (state === 'requested') return m.withdrawal_refund_on_its_way({ amount: text })
  return m.withdrawal_refund_failed({ amount: text })
}
