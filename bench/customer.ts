import { randomUUID } from 'node:crypto'
import { createProviderClient } from '#app/provider/client.ts'
import { openWithSettings } from '#provider/open-with-settings.ts'
import { readBackEndSettings } from '#provider/programs/settings/back-end-settings.ts'
import { tokenCookieName } from '#app/server/http/session-cookie.ts'
import { demoShop } from '../tests/support/shops/demo-shop.ts'

const giftCardCode = 'GIFT-TUNE-2500'

/**
 * Creates a customer who owns two one-shots of the first list page and has two more in the cart,
 * directly in the database of a shop that is not running. Returns the session cookie.
 */
export async function createCustomer(env: Readonly<Record<string, string>>): Promise<string> {
  const settings = readBackEndSettings({ ...process.env, RATE_LIMIT_FACTOR: '1000', ...env })
  const provider = await openWithSettings({
    shop: demoShop,
    settings,
    log: () => {},
    providerUrl: settings.origin,
    paymentPageUrl: `${settings.origin}/pay`,
    trustForwarded: true,
    onProgress: () => {},
    onMail: () => {},
  })
  const openClient = (token: string | null) =>
    createProviderClient({
      baseUrl: settings.origin,
      fetch: provider.fetch,
      locale: 'en',
      token,
      visitorAddress: '127.0.0.1',
      requestId: 'bench',
      log: () => {},
    })
  try {
    const email = `${randomUUID()}@example.com`
    const password = 'a long enough phrase'
    const names = { firstName: 'Ann', lastName: 'Bee', username: randomUUID().slice(0, 8) }
    unwrap(await openClient(null).customer.register({ ...names, email, password }))
    const { token } = unwrap(
      await openClient(null).customer.login({ email, password, remember: false }),
    )
    const client = openClient(token)
    const { items } = unwrap(await client.products.list({ sort: 'newest', limit: 24 }))
    const add = async (from: number) => {
      for (const { id, links } of items.slice(from, from + 2))
        unwrap(await client.cart.add({ productId: id, links }))
    }
    await add(0)
    const cart = unwrap(await client.cart.applyCode(giftCardCode))
    unwrap(await client.checkout.saveAddress({ ...names, email }, 'DE'))
    unwrap(await client.checkout.savePayment())
    unwrap(await client.checkout.saveOrder({ cartId: cart?.id ?? 0, consent: true }))
    await add(2)
    return `${tokenCookieName}=${token}`
  } finally {
    await provider.close()
  }
}

function unwrap<TValue>(
  outcome: { ok: true; value: TValue } | { ok: false; failure: unknown },
): TValue {
  if (!outcome.ok) throw new Error(`The provider failed: ${JSON.stringify(outcome.failure)}`)
  return outcome.value
}
