import { expect, test } from 'vitest'
import { countUnrealPayments } from '#provider/payments/payment-modes.store.ts'
import { createTemporaryFolder, openShop } from '../../support/shops/open-shop.ts'
import { runShopCommand } from '../../support/programs/shop-command.ts'
import { openStripeShop } from '../../support/stripe/stripe-shop.ts'
import { secretKey, webhookSecret } from '../../support/stripe/stripe-double.ts'
import { locateDatabase, prepareDatabase } from '../../support/database/test-database.ts'

test('a shop without sales has no demo or test payments [P5.09]', async () => {
  const location = await prepareDatabase(await createTemporaryFolder())
  expect(await countUnrealPayments(location)).toEqual({ demo: 0, test: 0 })
})

test('demo page payments count as demo payments until they are fully refunded [P5.09]', async () => {
  const shop = await openShop()
  const count = () => countUnrealPayments(locateDatabase(shop.folder))
  const ann = await shop.signUp()
  await ann.openPaymentSession(500)
  expect(await count()).toEqual({ demo: 0, test: 0 })
  const session = await ann.topUp(700)
  expect(await count()).toEqual({ demo: 1, test: 0 })
  const refund = async (amount: string) =>
    (await runShopCommand(shop.folder, `refund payment ${session} ${amount} --reason trial`)).status
  expect(await refund('5')).toBe(0)
  expect(await count()).toEqual({ demo: 1, test: 0 })
  expect(await refund('2')).toBe(0)
  expect(await count()).toEqual({ demo: 0, test: 0 })
})

test.each([
  ['test', false, 1],
  ['live', true, 0],
] as const)(
  'a payment with a %s Stripe key is stored as such [P5.09]',
  async (mode, isLive, unreal) => {
    const stripe = { secretKey, isLive, webhookSecrets: [webhookSecret] }
    const { shop, double } = await openStripeShop({}, stripe)
    const { id, checkout } = await shop.startPayment(1000)
    double.state.pay(checkout)
    await double.settle()
    expect(await shop.returnFromPayment(id)).toBe('paid')
    const { stdout } = await runShopCommand(shop.folder, 'payments')
    expect(stdout).toMatch(new RegExp(`^${id} .* paid +${mode}$`, 'm'))
    expect(await countUnrealPayments(locateDatabase(shop.folder))).toEqual({
      demo: 0,
      test: unreal,
    })
  },
)
