import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { toMoney } from '#provider/contract/money.ts'
import { createClient, registerCustomer, topUp, unwrap } from './provider-under-test.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'

/** Defines the withdrawal tests that a provider with this extension must pass. */
export function testWithdrawals(provider: () => ProviderUnderTest): void {
  const sender = { name: 'Ann Bee', email: 'ann@example.com' }

  test('an unspent top-up is refunded once and debited from the balance', async () => {
    const customer = await registerCustomer(provider())
    const { withdrawals, customer: account } = customer.client
    await topUp(provider(), customer, toMoney(2000))
    const open = unwrap(await withdrawals.list())
    if (open === null)
      return expect
        .soft(provider().resetToken, 'only a remote provider may lack withdrawals')
        .toBeNull()
    const [only] = open.topUps
    if (!only) throw new Error('the top-up is not listed')
    expect(only).toMatchObject({ amount: toMoney(2000), unspent: toMoney(2000) })
    const statement = {
      ...sender,
      requestId: randomUUID(),
      contract: '',
      topUp: { id: only.id, shown: only.unspent },
    }
    const receipt = unwrap(await withdrawals.send(statement))
    expect(receipt?.refund).toMatchObject({ topUpId: only.id, amount: toMoney(2000) })
    expect(unwrap(await withdrawals.send(statement))).toEqual(receipt)
    const other = await withdrawals.send({ ...statement, requestId: randomUUID() })
    expect(other).toMatchObject({ failure: { status: 422, reason: 'withdrawal_changed' } })
    expect(unwrap(await account.get()).balance).toEqual(toMoney(0))
    expect(unwrap(await withdrawals.list())).toEqual({
      topUps: [],
      refunds: [receipt?.refund],
      orderWithdrawals: [],
    })
  })

  test('a guest’s withdrawal is confirmed with its date and time', async () => {
    const { withdrawals } = createClient(provider())
    const statement = { ...sender, requestId: randomUUID(), contract: 'Order 12', topUp: null }
    const receipt = unwrap(await withdrawals.send(statement))
    if (receipt === null)
      return expect
        .soft(provider().resetToken, 'only a remote provider may lack withdrawals')
        .toBeNull()
    expect(receipt.reference).not.toBe('')
    expect(Math.abs(Date.parse(receipt.receivedAt) - Date.now())).toBeLessThan(60_000)
    expect(receipt.refund).toBeNull()
  })
}
