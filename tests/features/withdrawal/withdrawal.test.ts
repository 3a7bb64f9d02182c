import { describe, expect, test } from 'vitest'
import { parseChoice, getContractName } from '#app/features/withdrawal/chosen-top-up.ts'
import { buildFallbackMessage } from '#app/features/withdrawal/withdrawal-fallback-message.ts'
import { createRequestId } from '#app/features/withdrawal/withdrawal-schema.ts'
import { confirmedWithdrawal, withdrawalForm } from '#app/features/withdrawal/withdrawal-schema.ts'
import { getInitialStep } from '#app/features/withdrawal/withdrawal-step.ts'
import { euros } from '#app/provider/money.ts'

const named = { name: 'Ann Bee', email: 'ann@example.com' }
const draft = { ...named, choice: 'other', contract: 'Order 12' }
const requestId = '0123456789abcdef'

/** The fields that a form's answer names. */
function refusedFields(form: object): string[] {
  const checked = withdrawalForm.safeParse(form)
  return checked.success ? [] : checked.error.issues.map(({ path }) => path.join('.'))
}

describe('the form of a withdrawal', () => {
  test('a contract is named in words unless a top-up is chosen', () => {
    expect(refusedFields(draft)).toEqual([])
    expect(refusedFields({ ...draft, contract: ' ' })).toEqual(['contract'])
    expect(refusedFields({ ...named, choice: 'ps_1:2000' })).toEqual([])
    expect(refusedFields({ ...draft, contract: 'x'.repeat(501) })).toEqual(['contract'])
  })

  test('a choice that nobody was given counts as none', () => {
    for (const choice of ['ps_1', 'ps_1:-5', 'ps_1:20.5', 'a b:1', '']) {
      expect(withdrawalForm.parse({ ...draft, choice }).choice, choice).toBe('other')
    }
  })

  test('everything that is missing is told at once', () => {
    expect(refusedFields({ name: '', email: '', contract: '' }).toSorted()).toEqual([
      'contract',
      'email',
      'name',
    ])
  })

  test('only a confirmation with its number is sent', () => {
    expect(confirmedWithdrawal.safeParse(draft).success).toBe(false)
    expect(confirmedWithdrawal.safeParse({ ...draft, request_id: requestId }).success).toBe(true)
    expect(createRequestId()).toMatch(/^[\da-f]{32}$/)
    expect(createRequestId()).not.toBe(createRequestId())
  })
})

describe('the chosen top-up', () => {
  const topUp = {
    id: 'ps_1',
    amount: euros(2000),
    unspent: euros(1500),
    paidAt: '2026-03-01T12:00:00.000Z',
    until: '2026-03-15T12:00:00.000Z',
  }

  test('it is sent with the sum that was shown', () => {
    expect(parseChoice('ps_1:1500')).toEqual({ id: 'ps_1', shown: euros(1500) })
    expect(parseChoice('other')).toBeNull()
  })

  test('it has a name in place of words, also after it has been paid back', () => {
    const chosen = { ...draft, choice: 'ps_1:1500', contract: '' }
    const name = getContractName(chosen, { topUps: [topUp], refunds: [] })
    expect(name).toBe('Top-up of €20.00 on March 1, 2026')
    expect(getContractName({ ...chosen, contract: name }, { topUps: [], refunds: [] })).toBe(name)
    expect(getContractName(draft, { topUps: [topUp], refunds: [] })).toBe('Order 12')
  })
})

describe('the step a page opens with', () => {
  const sent = (values: object, messages: { field: null; text: string }[] = []) =>
    getInitialStep({ values: { ...draft, ...values }, messages })

  test('nothing sent is the first step', () => {
    expect(getInitialStep(null)).toEqual({ kind: 'form', draft: null })
    expect(getInitialStep(undefined)).toEqual({ kind: 'form', draft: null })
  })

  test('a form that passed is looked at once more; one that did not, or is to change, is not', () => {
    const check = { kind: 'check', draft, requestId }
    expect(sent({ step: 'check', request_id: requestId })).toEqual(check)
    expect(sent({ step: 'change', request_id: requestId })).toEqual({ kind: 'form', draft })
    const refused = [{ field: null, text: 'no' }]
    expect(sent({ step: 'check' }, refused)).toEqual({ kind: 'form', draft })
    expect(sent({ step: 'confirm', request_id: requestId }, refused)).toEqual(check)
  })

  test('an answer is the receipt', () => {
    const answer = { reference: 'W-1', receivedAt: '2026-03-01T12:00:00.000Z', refund: null }
    expect(sent({ answer: JSON.stringify(answer) })).toEqual({ kind: 'received', draft, answer })
  })

  test('an answer that a visitor made up is none', () => {
    expect(sent({ answer: '{', step: 'change' })).toEqual({ kind: 'form', draft })
    const refused = [{ field: null, text: 'no' }]
    expect(sent({ answer: '{}' }, refused)).toEqual({ kind: 'form', draft })
  })
})

test('where a provider knows only messages, one carries all of the withdrawal', () => {
  const receivedAt = '2026-03-01T12:00:00.000Z'
  const message = buildFallbackMessage({ ...draft, request_id: requestId }, receivedAt)
  expect(message).toMatchObject({ fullName: 'Ann Bee', email: 'ann@example.com' })
  for (const part of [receivedAt, 'Ann Bee', 'ann@example.com', 'Order 12', requestId]) {
    expect(message.message).toContain(part)
  }
  const topUp = { ...draft, choice: 'ps_1:1500', request_id: requestId }
  expect(buildFallbackMessage(topUp, receivedAt).message).toContain('ps_1:1500')
})
