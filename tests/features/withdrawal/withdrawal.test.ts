import { describe, expect, test } from 'vitest'
import { parseChoice, getContractName } from '#app/features/withdrawal/chosen-top-up.ts'
import { buildFallbackMessage } from '#app/features/withdrawal/withdrawal-fallback-message.ts'
import { createRequestId } from '#app/features/withdrawal/withdrawal-schema.ts'
import {
  confirmedWithdrawalSchema,
  withdrawalSchema,
} from '#app/features/withdrawal/withdrawal-schema.ts'
import { getInitialStep } from '#app/features/withdrawal/withdrawal-step.ts'
import { toMoney } from '#provider/contract/money.ts'

const contact = { name: 'Ann Bee', email: 'ann@example.com' }
const draft = { ...contact, choice: 'other', contract: 'Order 12' }
const requestId = '0123456789abcdef'

/** Returns the fields that fail validation. */
function findInvalidFields(form: object): string[] {
  const parsed = withdrawalSchema.safeParse(form)
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'))
}

describe('the withdrawal form', () => {
  test('a contract must be described unless a top-up is chosen', () => {
    expect(findInvalidFields(draft)).toEqual([])
    expect(findInvalidFields({ ...draft, contract: ' ' })).toEqual(['contract'])
    expect(findInvalidFields({ ...contact, choice: 'ps_1:2000' })).toEqual([])
    expect(findInvalidFields({ ...draft, contract: 'x'.repeat(501) })).toEqual(['contract'])
  })

  test('a malformed choice counts as “other”', () => {
    for (const choice of ['ps_1', 'ps_1:-5', 'ps_1:20.5', 'a b:1', '']) {
      expect(withdrawalSchema.parse({ ...draft, choice }).choice, choice).toBe('other')
    }
  })

  test('all missing fields are reported at once', () => {
    expect(findInvalidFields({ name: '', email: '', contract: '' }).toSorted()).toEqual([
      'contract',
      'email',
      'name',
    ])
  })

  test('a confirmation requires a request id', () => {
    expect(confirmedWithdrawalSchema.safeParse(draft).success).toBe(false)
    expect(confirmedWithdrawalSchema.safeParse({ ...draft, request_id: requestId }).success).toBe(
      true,
    )
    expect(createRequestId()).toMatch(/^[\da-f]{32}$/)
    expect(createRequestId()).not.toBe(createRequestId())
  })
})

describe('the selected top-up', () => {
  const topUp = {
    id: 'ps_1',
    amount: toMoney(2000),
    unspent: toMoney(1500),
    paidAt: '2026-03-01T12:00:00.000Z',
    until: '2026-03-15T12:00:00.000Z',
  }

  test('the form value contains the displayed amount', () => {
    expect(parseChoice('ps_1:1500')).toEqual({ id: 'ps_1', shown: toMoney(1500) })
    expect(parseChoice('other')).toBeNull()
  })

  test('a top-up has the same contract name before and after its refund', () => {
    const chosen = { ...draft, choice: 'ps_1:1500', contract: '' }
    const name = getContractName(chosen, { topUps: [topUp], refunds: [], orderWithdrawals: [] })
    expect(name).toBe('Top-up of €20.00 on March 1, 2026')
    expect(
      getContractName(
        { ...chosen, contract: name },
        { topUps: [], refunds: [], orderWithdrawals: [] },
      ),
    ).toBe(name)
    expect(getContractName(draft, { topUps: [topUp], refunds: [], orderWithdrawals: [] })).toBe(
      'Order 12',
    )
  })
})

describe('the initial step', () => {
  const submit = (values: object, messages: { field: null; text: string }[] = []) =>
    getInitialStep({ values: { ...draft, ...values }, messages })

  test('is “form” if nothing has been submitted', () => {
    expect(getInitialStep(null)).toEqual({ kind: 'form', draft: null })
    expect(getInitialStep(undefined)).toEqual({ kind: 'form', draft: null })
  })

  test('is “check” after a valid form, and “form” after an invalid one or a change', () => {
    const check = { kind: 'check', draft, requestId }
    expect(submit({ step: 'check', request_id: requestId })).toEqual(check)
    expect(submit({ step: 'change', request_id: requestId })).toEqual({ kind: 'form', draft })
    const errors = [{ field: null, text: 'no' }]
    expect(submit({ step: 'check' }, errors)).toEqual({ kind: 'form', draft })
    expect(submit({ step: 'confirm', request_id: requestId }, errors)).toEqual(check)
  })

  test('is “received” if there is a result', () => {
    const result = { reference: 'W-1', receivedAt: '2026-03-01T12:00:00.000Z', refund: null }
    expect(submit({ result: JSON.stringify(result) })).toEqual({ kind: 'received', draft, result })
  })

  test('a forged result is ignored', () => {
    expect(submit({ result: '{', step: 'change' })).toEqual({ kind: 'form', draft })
    const errors = [{ field: null, text: 'no' }]
    expect(submit({ result: '{}' }, errors)).toEqual({ kind: 'form', draft })
  })
})

test('the fallback message is in the owner’s language and contains all details of the withdrawal', () => {
  const receivedAt = '2026-03-01T12:00:00.000Z'
  const message = buildFallbackMessage({ ...draft, request_id: requestId }, receivedAt, 'de')
  expect(message).toMatchObject({
    fullName: 'Ann Bee',
    email: 'ann@example.com',
    theme: 'Widerruf eines Vertrags',
  })
  for (const part of [receivedAt, 'Ann Bee', 'ann@example.com', 'Order 12', requestId]) {
    expect(message.message).toContain(part)
  }
  const topUp = { ...draft, choice: 'ps_1:1500', request_id: requestId }
  expect(buildFallbackMessage(topUp, receivedAt, 'en').message).toContain('ps_1:1500')
})
