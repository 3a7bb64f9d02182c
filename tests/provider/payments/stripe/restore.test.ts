import { join } from 'node:path'
import { expect, test } from 'vitest'
import { configureStripe } from '#provider/payments/stripe/stripe.ts'
import { createTemporaryFolder, openShop } from '../../../support/shops/open-shop.ts'
import { runShopCommand } from '../../../support/programs/shop-command.ts'
import { secretKey, webhookSecret } from '../../../support/stripe/stripe-double.ts'
import { openStripeShop } from '../../../support/stripe/stripe-shop.ts'
import { prepareDatabase } from '../../../support/database/test-database.ts'

test('a restored shop is compared with Stripe at startup [P5.03] [P8.09]', async () => {
  const { shop } = await openStripeShop()
  const { double, ...rest } = shop
  const { intent } = await { shop, double, ...rest }.pay(1000)
  const backup = join(await createTemporaryFolder(), 'monday')
  expect((await runShopCommand(shop.folder, `backup ${backup}`)).status).toBe(0)
  double.knobs.webhooks = 'drops'
  shop.now = new Date(shop.now.getTime() + 60_000)
  double.state.refundInDashboard(intent, 400)
  for (const { id } of double.state.events) double.state.delivered.add(id)

  const folder = await createTemporaryFolder()
  await prepareDatabase(folder)
  expect((await runShopCommand(folder, `restore ${backup}`)).status).toBe(0)
  const stripe = { secretKey, isLive: false, webhookSecrets: [webhookSecret], maxRetries: 0 }
  const restored = await openShop({
    folder,
    paymentService: configureStripe({ ...stripe, apiBase: double.url }),
  })
  const listRefunds = () => restored.db.selectFrom('refunds').select('amount').execute()
  await expect.poll(listRefunds).toEqual([{ amount: 400 }])
})
