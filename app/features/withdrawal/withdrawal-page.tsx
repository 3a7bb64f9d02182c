import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { PageTitle } from '#app/ui/page-title.tsx'
import { newRequestId } from './request-id.ts'
import { WithdrawalCheck } from './withdrawal-check.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'
import { WithdrawalReceived } from './withdrawal-received.tsx'
import { openedStep } from './withdrawal-step.ts'
import type { WithdrawalStep } from './withdrawal-step.ts'

/** The two steps in which a customer or a visitor withdraws from a contract, and the receipt. */
export function WithdrawalPage({ order }: { readonly order: string | undefined }) {
  const router = useRouter()
  const [step, setStep] = useState(() => openedStep(router.state.matches[0]?.context.sentForm))
  const sheet = useFocusOnChange(step)
  return (
    <div className="grid flex-1 desktop:grid-cols-[5fr_7fr] desktop:grid-rows-[auto_1fr]">
      <PageTitle title={m.withdrawal_title()}>
        <p className="max-w-prose text-lg">{m.withdrawal_lead()}</p>
      </PageTitle>
      <div
        ref={sheet}
        data-step={step.kind}
        className="page-width grid max-w-[52rem] content-start gap-6 self-start py-10 tablet:py-12 desktop:col-start-2 desktop:row-span-2 desktop:row-start-1 desktop:ml-0"
      >
        <Step step={step} order={order} setStep={setStep} />
      </div>
      <div className="field-front page-width grid content-start gap-3 pt-4 pb-10 *:max-w-prose desktop:pt-0">
        <p>{m.withdrawal_note_top_up()}</p>
        <p>{m.withdrawal_note_downloads()}</p>
      </div>
    </div>
  )
}

interface StepProps {
  readonly step: WithdrawalStep
  readonly order: string | undefined
  readonly setStep: (step: WithdrawalStep) => void
}

function Step({ step, order, setStep }: StepProps) {
  const queryClient = useQueryClient()
  if (step.kind === 'received') return <WithdrawalReceived {...step} />
  if (step.kind === 'form') {
    return (
      <WithdrawalForm
        draft={step.draft}
        order={order}
        onDone={(draft) => setStep({ kind: 'check', draft, requestId: newRequestId() })}
      />
    )
  }
  return (
    <WithdrawalCheck
      {...step}
      onChange={() => {
        setStep({ kind: 'form', draft: step.draft })
        void queryClient.invalidateQueries({ queryKey: ['withdrawals'] })
      }}
      onDone={(answer, draft) => {
        setStep({ kind: 'received', draft, answer })
        void queryClient.invalidateQueries({ queryKey: ['withdrawals'] })
        void queryClient.invalidateQueries({ queryKey: ['session'] })
      }}
    />
  )
}

/** Leads the focus to the heading of a step that has taken the place of another. */
function useFocusOnChange(step: WithdrawalStep) {
  const sheet = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    sheet.current?.querySelector('h2')?.focus()
  }, [step])
  return sheet
}
