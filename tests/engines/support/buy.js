import { fromCrossJSON, toJSON } from 'seroval'

/**
 * Buys the first one-shot of the shop at ORIGIN over HTTP, as the browser of a new customer does: signs
 * up, pays by card on the demo's payment page, adds the sound to the cart and orders it. Prints the
 * first bytes of the purchased file.
 */
const origin = process.env.ORIGIN
const cookies = new Map()

/** Sends a request with the cookies so far, and follows no redirect. */
async function send(path, options = {}) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(new URL(path, origin), {
    redirect: 'manual',
    ...options,
    headers: { 'sec-fetch-site': 'same-origin', cookie, ...options.headers },
  })
  if (response.status >= 400) throw new Error(`${path} responds with ${response.status}.`)
  for (const line of response.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)
    cookies.set(name, value)
  }
  return response
}

const sendForm = (path, fields) => send(path, { method: 'POST', body: new URLSearchParams(fields) })

/** Calls a server function, and returns its value. */
async function call(name, data) {
  const response = await send(`/_serverFn/${name}`, {
    method: 'POST',
    headers: { 'x-tsr-serverfn': 'true', 'content-type': 'application/json' },
    body: JSON.stringify(toJSON({ data })),
  })
  const { result } = fromCrossJSON(await response.json(), { refs: new Map() })
  if (!result.ok) throw new Error(`${name} failed: ${JSON.stringify(result.failure)}`)
  return result.value
}

const password = 'a long enough phrase'
const names = { first_name: 'Ann', last_name: 'Bee', username: 'ann-bee' }
await sendForm('/en/auth/sign-up', {
  ...names,
  email: 'ann@example.com',
  password,
  agreement: 'on',
})
const { redirectUrl } = await call('startTopUp', { returnTo: 'profile', euros: 20 })
const card = { number: '4242 4242 4242 4242', expiry: '12/99', cvc: '123', name: 'Ann Bee' }
const paid = await sendForm(redirectUrl, { ...card, intent: 'pay' })
await send(paid.headers.get('location'))

const list = await (await send('/en/catalog?type=one-shots')).text()
const [, id] = /<li data-row.*?href="\/en\/catalog\/(\d+)"/s.exec(list)
const { cart } = await call('addToCart', { productId: Number(id), links: [] })
const { kind, order } = await call('placeOrder', {
  cartId: cart.id,
  consent: true,
  country: 'NL',
  total: cart.total.minor,
  due: cart.due.minor,
  lines: cart.lines.map((line) => ({ productId: line.productId, total: line.total.minor })),
})
if (kind !== 'order') throw new Error('The order waits for a payment.')
const file = await (await send(order.downloads[0].url)).arrayBuffer()
process.stdout.write(Buffer.from(file.slice(0, 4)))
