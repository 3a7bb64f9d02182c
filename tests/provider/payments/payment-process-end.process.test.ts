import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { createPaymentPage } from '#provider/payments/demo/page.ts'
import type { PaymentPlan, PaymentResult } from '../../support/programs/pay-until-stopped.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'
import { fixedPageOptions } from '../../support/shops/shop.ts'

const card = {
  intent: 'pay',
  number: '4242 4242 4242 4242',
  expiry: '04/30',
  cvc: '123',
  name: 'Ann Bee',
}
const programPath = join(import.meta.dirname, '../../support/programs/pay-until-stopped.ts')
const cwd = join(import.meta.dirname, '../../..')

const signals = [
  ['killed', 'SIGKILL'],
  ['stopped', 'SIGTERM'],
] as const

async function openPayment() {
  const folder = await mkdtemp(join(tmpdir(), 'overtone-pay-'))
  const stateDir = join(folder, 'payment')
  const shop = await openShop({ folder })
  onTestFinished(async () => {
    await shop.close()
    await rm(folder, { recursive: true })
  })
  const customer = await shop.signUp()
  const body = { amount: 20, email: customer.email, currency: 'EUR' }
  const create = '/api/v1/payment/create-payment-session'
  const { redirect_url: url } = (await customer.post(create, body)).body
  return { stateDir, shop, customer, url: String(url) }
}

/** Reopens the payment page, now with a reachable provider. */
function openPage(shop: Shop, stateDir: string) {
  const page = createPaymentPage({
    ...fixedPageOptions,
    stateDir,
    clock: () => shop.now,
    fetch: (request) => shop.provider.fetch(request),
    wait: () => new Promise((resolve) => setImmediate(resolve)),
  })
  onTestFinished(() => page.close())
  return page
}

/**
 * Pays in another process, started by `command`, and sends it the signal as soon as it has
 * responded.
 */
async function payAndEnd(
  plan: PaymentPlan,
  signal: NodeJS.Signals,
  [command, ...options]: [string, ...string[]] = [process.execPath],
): Promise<PaymentResult> {
  const child = spawn(command, [...options, programPath, JSON.stringify(plan)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  let result: PaymentResult | null = null
  for await (const line of createInterface({ input: child.stdout })) {
    result = JSON.parse(line) as PaymentResult
    child.kill(signal)
  }
  await ended
  if (result === null) throw new Error('the program printed no response')
  return result
}

test.each(signals)(
  'a payment acknowledged before the process is %s is credited after the next start',
  async (_how, signal) => {
    const { stateDir, shop, customer, url } = await openPayment()
    const plan = { stateDir, url, card, now: shop.now.toISOString() }
    const { location } = await payAndEnd(plan, signal)
    expect(location).toContain('/payment/pass')
    expect(await customer.getBalance()).toBe(0)
    openPage(shop, stateDir)
    await expect.poll(() => customer.getBalance()).toBe(2000)
    await expect.poll(() => readdir(join(stateDir, 'notices'))).toEqual([])
  },
)

// With a file size limit, every write fails as on a full disk; only Linux has `prlimit`.
test.skipIf(process.platform !== 'linux').each(signals)(
  'on a full disk, no card is charged even if the process is %s, and the customer can pay once there is space',
  async (_how, signal) => {
    const { stateDir, shop, customer, url } = await openPayment()
    const plan = { stateDir, url, card, now: shop.now.toISOString() }
    const fullDisk: [string, ...string[]] = ['prlimit', '--fsize=0', process.execPath]
    expect(await payAndEnd(plan, signal, fullDisk)).toEqual({ status: 503, location: null })
    expect(await readdir(join(stateDir, 'notices'))).toEqual([])

    const page = openPage(shop, stateDir)
    expect(await customer.getBalance()).toBe(0)
    const body = new URLSearchParams(card)
    const paid = await page.fetch(new Request(url, { method: 'POST', body }))
    expect(paid.headers.get('location')).toContain('/payment/pass')
    expect(await customer.getBalance()).toBe(2000)
  },
)
