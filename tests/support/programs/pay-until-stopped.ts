/**
 * A test program that submits a card form to a payment page whose provider is unreachable, prints
 * the response and runs until it receives a signal.
 */
import { writeSync } from 'node:fs'
import { createPaymentPage } from '#provider/payments/demo/page.ts'
import { fixedPageOptions } from '../shops/shop.ts'

/** The payment to make, passed to the program as JSON. */
export interface PaymentPlan {
  stateDir: string
  url: string
  card: Record<string, string>
  /** The time in ISO format. */
  now: string
}

/** The program's line of output, serialized as JSON. */
export interface PaymentResult {
  status: number
  location: string | null
}

const { stateDir, url, card, now } = JSON.parse(process.argv[2] ?? '') as PaymentPlan
const page = createPaymentPage({
  ...fixedPageOptions,
  stateDir,
  clock: () => new Date(now),
  fetch: () => Promise.reject(new Error('no route to the provider')),
})
process.on('SIGTERM', () => void page.close().then(() => process.exit(0)))
const body = new URLSearchParams(card)
const response = await page.fetch(new Request(url, { method: 'POST', body }))
const result: PaymentResult = {
  status: response.status,
  location: response.headers.get('location'),
}
writeSync(1, `${JSON.stringify(result)}\n`)
// Keeps the process running.
setInterval(() => {}, 60_000)
