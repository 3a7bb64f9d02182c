import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { m } from '#app/paraglide/messages.js'
import { deliversAtOnce } from '#app/provider/capabilities.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { createRequestId } from './withdrawal-schema.ts'
import { WithdrawalCheck } from './withdrawal-check.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'
import { WithdrawalReceived } from './withdrawal-received.tsx'
import { getInitialStep } from './withdrawal-step.ts'
import type { WithdrawalStep } from './withdrawal-step.ts'
import { useRefetchAfterWithdrawal } from './withdrawal.mutations.ts'

interface WithdrawalPageProps {
  /** The number of the order whose withdrawal link the visitor followed. */
  readonly order: string | undefined
}

/**
 * The withdrawal page for customers and guests: the steps of a withdrawal, followed by the receipt.
 */
export function WithdrawalPage({ order }: WithdrawalPageProps) {
  const router = useRouter()
  const [step, setStep] = useState(() =>
    getInitialStep(router.state.matches[0]?.context.submittedForm),
  )
  const container = useFocusOnChange(step)
  const { capabilities } = useProviderInfo()
  return (
    <div className="grid flex-1 desktop:grid-cols-[5fr_7fr] desktop:grid-rows-[auto_1fr]">
      <PageTitle title={m.withdrawal_title()}>
        <p className="max-w-prose text-lg">{m.withdrawal_lead()}</p>
      </PageTitle>
      <div
        ref={container}
        data-step={step.kind}
        className="page-width grid max-w-[52rem] content-start gap-6 self-start py-10 tablet:py-12 desktop:col-start-2 desktop:row-span-2 desktop:row-start-1 desktop:ml-0"
      >
        <Step step={step} order={order} setStep={setStep} />
      </div>
      <div className="surface-tint page-width grid content-start gap-3 pt-4 pb-10 desktop:pt-0">
        {capabilities.balance ? <p className="max-w-prose">{m.withdrawal_note_top_up()}</p> : null}
        {deliversAtOnce(capabilities) ? (
          <p className="max-w-prose">{m.withdrawal_note_downloads()}</p>
        ) : null}
        <p className="max-w-prose">
          <Link to="/right-of-withdrawal" className="underline underline-offset-4">
            {m.legal_withdrawal_title()}
          </Link>
        </p>
      </div>
    </div>
  )
}

interface StepProps extends WithdrawalPageProps {
  readonly step: WithdrawalStep
  readonly setStep: (step: WithdrawalStep) => void
}

function Step({ step, order, setStep }: StepProps) {
  const refetch = useRefetchAfterWithdrawal()
  if (step.kind === 'received') return <WithdrawalReceived {...step} />
  if (step.kind === 'form') {
    return (
      <WithdrawalForm
        draft={step.draft}
        order={order}
        onDone={(draft) => setStep({ kind: 'check', draft, requestId: createRequestId() })}
      />
    )
  }
  return (
    <WithdrawalCheck
      {...step}
      onChange={() => {
        setStep({ kind: 'form', draft: step.draft })
        refetch()
      }}
      onDone={(result, draft) => {
        setStep({ kind: 'received', draft, result })
        refetch()
      }}
    />
  )
}

/** Focuses the heading when the step changes. */
function useFocusOnChange(step: WithdrawalStep) {
  const container = useRef<HTMLDivElement>(null)
  const lastStep = useRef(step)
  useEffect(() => {
    if (lastStep.current === step) return
    lastStep.current = step
    container.current?.querySelector('h2')?.focus()
  }, [step])
  return container
}
