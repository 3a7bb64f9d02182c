import { createServerFn } from '@tanstack/react-start'
import { receiveMessage } from '#app/features/contact/receive-message.server.ts'
import { createFormValidator, validationFailure } from '#app/features/forms/validate-form.ts'
import { m } from '#app/paraglide/messages.js'
import { mapOutcome, succeed } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { EligibleWithdrawals, WithdrawalReceipt } from '#app/provider/types/withdrawal.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { parseChoice } from './chosen-top-up.ts'
import { buildFallbackMessage } from './withdrawal-fallback-message.ts'
import { confirmedWithdrawalSchema } from './withdrawal-schema.ts'

/**
 * The result of a withdrawal: the provider's receipt, or only the time it was received as a message.
 */
export type WithdrawalResult = Omit<WithdrawalReceipt, 'reference'> & {
  /** Null if the provider does not support withdrawals. */
  readonly reference: string | null
}

const unmailed = { reference: null, isMailed: false, refund: null }

/**
 * Returns the customer's eligible withdrawals, or null if the provider does not support
 * withdrawals.
 */
export const getEligibleWithdrawals = createServerFn({ method: 'GET' }).handler(
  (): Promise<Outcome<EligibleWithdrawals | null>> => getProviderClient().withdrawals.list(),
)

/**
 * Submits a withdrawal; if the provider does not support withdrawals, it becomes a message to the
 * owner.
 */
export const sendWithdrawal = createServerFn({ method: 'POST' })
  .validator(createFormValidator(confirmedWithdrawalSchema))
  .handler(async ({ data: form }): Promise<Outcome<WithdrawalResult>> => {
    if (!form.success) return validationFailure(form.error)
    const { request_id: requestId, choice, ...fields } = form.data
    const client = getProviderClient()
    const topUp = parseChoice(choice)
    const outcome = await client.withdrawals.send({ ...fields, requestId, topUp })
    if (!outcome.ok) return outcome
    if (outcome.value !== null) return succeed(outcome.value)
    const sentAt = new Date().toISOString()
    const { name, contract } = fields
    const ownerLanguage = getRequestScope().app.shop.config.ownerLanguage ?? 'en'
    const message = buildFallbackMessage(form.data, sentAt, ownerLanguage)
    const received = await receiveMessage(message, {
      id: requestId,
      describeFailure: (address) => m.withdrawal_not_received({ address, contract, name }),
    })
    return mapOutcome(received, (receivedAt) => ({ ...unmailed, receivedAt }))
  })
