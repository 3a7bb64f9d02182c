import { createServerFn } from '@tanstack/react-start'
import { validateForm, validationFailure } from '#app/features/forms/validate-form.ts'
import { success } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { EligibleWithdrawals, WithdrawalReceipt } from '#app/provider/types.ts'
import { providerClient } from '#app/server/provider.server.ts'
import { parseChoice } from './chosen-top-up.ts'
import { buildFallbackMessage } from './withdrawal-fallback-message.ts'
import { confirmedWithdrawal } from './withdrawal-schema.ts'

/** What came of a withdrawal: the provider's receipt, or only the moment it was passed on as a message. */
export type WithdrawalResult = Omit<WithdrawalReceipt, 'reference'> & {
  /** Null where the provider knows no withdrawals; it mails no receipt then. */
  readonly reference: string | null
}

/** What the customer can withdraw from; null where the provider knows no withdrawals. */
export const getEligibleWithdrawals = createServerFn({ method: 'GET' }).handler(
  (): Promise<Outcome<EligibleWithdrawals | null>> => providerClient().withdrawals.list(),
)

/** Sends a statement of withdrawal; where the provider has no call for it, as a message to the owner. */
export const sendWithdrawal = createServerFn({ method: 'POST' })
  .validator(validateForm(confirmedWithdrawal))
  .handler(async ({ data: form }): Promise<Outcome<WithdrawalResult>> => {
    if (!form.success) return validationFailure(form.error)
    const { request_id: requestId, choice, ...said } = form.data
    const client = providerClient()
    const topUp = parseChoice(choice)
    const sent = await client.withdrawals.send({ ...said, requestId, topUp })
    if (!sent.ok) return sent
    if (sent.value !== null) return success(sent.value)
    const receivedAt = new Date().toISOString()
    const passedOn = await client.contact.send(buildFallbackMessage(form.data, receivedAt))
    if (!passedOn.ok) return passedOn
    return success({ reference: null, receivedAt, refund: null })
  })
