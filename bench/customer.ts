import { randomUUID } from 'node:crypto'
import { createProviderClient } from '#app/provider/client.ts'
import { openWithSettings } from '#provider/open-with-settings.ts'
import { readBackEndSettings } from '#provider/programs/settings/back-end-settings.ts'
import { tokenCookieName } from '#app/server/http/session-cookie.ts'
import { demoShop } from '../tests/support/shops/demo-shop.ts'

const giftCardCode = 'GIFT-TUNE-2500'

type Client = ReturnType<typeof createProviderClient>
type Env = Readonly<Record<string, string>>

/** A customer's session, whose cookie is replaced by every page. */
export class Session {
  readonly headers: Record<string, string>

  constructor(cookie: string) {
    this.headers = { cookie }
  }

  /** Requests a page like a browser would, because a replaced token expires after a minute. */
  async renew(url: string): Promise<void> {
    const { headers } = await fetch(url, { headers: this.headers })
    const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0])
    const token = cookies.find((cookie) => cookie?.startsWith(`${tokenCookieName}=`))
    if (token) this.headers['cookie'] = token
  }
}

/**
 * Creates a customer who owns two one-shots of the first list page and has two more in the cart,
 * directly in the database of a shop that is not running. Returns the session cookie.
 */
export function createCustomer(env: Env): Promise<string> {
  return registerCustomer(env, async (client, person) => {
    await addToCart(client, 0, 2)
    const cart = unwrap(await client.cart.applyCode(giftCardCode))
    unwrap(await client.checkout.saveAddress(person, 'DE'))
    unwrap(await client.checkout.savePayment())
    unwrap(await client.checkout.saveOrder({ cartId: cart?.id ?? 0, consent: true }))
    await addToCart(client, 2, 4)
  })
}

/** Like `createCustomer`, but with ten one-shots in the cart and none bought. */
export function createCartCustomer(env: Env): Promise<string> {
  return registerCustomer(env, (client) => addToCart(client, 0, 10))
}

/** Adds the newest one-shots from `start` to `end` to the cart. */
async function addToCart(client: Client, start: number, end: number): Promise<void> {
  const { items } = unwrap(await client.products.list({ sort: 'newest', limit: 24 }))
  for (const { id, links } of items.slice(start, end))
    unwrap(await client.cart.add({ productId: id, links }))
}

/** Registers and logs in a customer, runs `act` as this customer and returns the session cookie. */
async function registerCustomer(
  env: Env,
  act: (client: Client, person: ReturnType<typeof createPerson>) => Promise<void>,
): Promise<string> {
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
    const person = createPerson()
    const { email } = person
    const password = 'a long enough phrase'
    unwrap(await openClient(null).customer.register({ ...person, password }))
    const { token } = unwrap(
      await openClient(null).customer.login({ email, password, remember: false }),
    )
    await act(openClient(token), person)
    return `${tokenCookieName}=${token}`
  } finally {
    await provider.close()
  }
}

function createPerson() {
  return {
    firstName: 'Ann',
    lastName: 'Bee',
    username: randomUUID().slice(0, 8),
    email: `${randomUUID()}@example.com`,
  }
}

function unwrap<TValue>(
  outcome: { ok: true; value: TValue } | { ok: false; failure: unknown },
): TValue {
  if (!outcome.ok) throw new Error(`The provider failed: ${JSON.stringify(outcome.failure)}`)
  return outcome.value
}
