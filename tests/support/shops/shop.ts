import { join } from 'node:path'
import demoShop from '../../../shop.config.ts'
import { openProvider } from '#provider/open-provider.ts'
import type { Email, LogEntry, Provider, ProviderOptions } from '#provider/open-provider.ts'
import { signWebhook } from '#provider/payments/demo/payment-notice.ts'
import type { Database } from '#provider/platform/database/database.ts'
import { openDatabase } from '#provider/platform/database/open-database.ts'
import { prepareDatabase } from '../database/test-database.ts'
import { createCaller, providerUrl } from '../network/caller.ts'
import type { Caller, ShopResponse } from '../network/caller.ts'
import { createTestTimer } from '../test-timer.ts'
import { createWithdrawal, signUp } from './customer.ts'
import type { Customer } from './customer.ts'
import { generousLimits } from './generous-limits.ts'
import { noProducts } from './seed-products.ts'
import type { SeedProducts } from './seed-products.ts'

export const secret = 'a secret of the tests'
export const storefrontUrl = 'http://shop.test'
export const startTime = new Date('2026-03-01T12:00:00Z')

/** A provider with a database and a clock that only the test advances. */
export interface Shop {
  readonly provider: Provider
  readonly fetch: Provider['fetch']
  /** A second database connection for reading and changing the tables. */
  readonly db: Database
  readonly products: SeedProducts
  readonly folder: string
  /** The catalogue folder, if the shop sells a catalogue. */
  readonly catalogueDir: string
  /** The sent emails, newest last, except the verification email of each sign-up. */
  readonly mails: Email[]
  readonly verifications: Email[]
  /** The log, newest entry last. */
  readonly entries: LogEntry[]
  /** The current time of the provider, which tests can set. */
  now: Date
  /** Advances the clock by seconds. */
  wait(seconds: number): void
  readonly call: Caller
  get(path: string): Promise<ShopResponse>
  post(path: string, body?: unknown): Promise<ShopResponse>
  /** Registers a customer, logs in and tops up `balance`, in cents. */
  signUp(balance?: number): Promise<Customer>
  /** Signs up customers one after another, because few passwords can wait to be hashed. */
  signUpCustomers(count: number, balance?: number): Promise<Customer[]>
  /** Sends a webhook event, signed as by the payment page unless a signature is given. */
  sendWebhook(event: object, signature?: string): Promise<ShopResponse>
  /** Sends a withdrawal statement as a guest, with a new request id. */
  withdraw(statement: object): Promise<ShopResponse>
  close(): Promise<void>
}

/** The provider options shared by most tests. */
export const fixedOptions = {
  shop: demoShop,
  providerUrl,
  paymentPageUrl: `${storefrontUrl}/pay`,
  storefrontUrl,
  secret,
  catalogueDir: null,
  trustForwarded: true,
  passwordCost: 4,
  limits: generousLimits,
} satisfies Partial<ProviderOptions>

/** The payment page options shared by most tests. */
export const fixedPageOptions = {
  brand: demoShop.brand,
  languages: demoShop.languages,
  secret,
  providerUrl,
  baseUrl: `${storefrontUrl}/pay`,
}

/** Starts a shop in a folder. Programs started by tests can use it too, unlike `openShop`. */
export async function startShop(
  folder: string,
  changes: Partial<ProviderOptions> = {},
  products: SeedProducts = noProducts,
): Promise<Shop> {
  const location = await prepareDatabase(folder)
  const time = { now: startTime }
  const records = { mails: [] as Email[], verifications: [] as Email[], entries: [] as LogEntry[] }
  const provider = await openProvider({
    ...fixedOptions,
    ...location,
    clock: () => time.now,
    timer: createTestTimer(),
    sendMail: async (mail) =>
      void records[mail.kind === 'email-verification' ? 'verifications' : 'mails'].push(mail),
    log: (entry) => void records.entries.push(entry),
    ...changes,
  })
  const isEmbedded = changes.databaseUrl === null
  const db = await openDatabase(isEmbedded ? { dataDir: folder } : location)
  // Tests can replace `provider.fetch`.
  const fetch = (request: Request) => provider.fetch(request)
  const call = createCaller(fetch)
  let closing: Promise<void> | null = null
  const closeAll = async () => {
    await provider.close()
    await db.destroy()
  }
  const shop: Shop = Object.assign(time, {
    ...records,
    provider,
    fetch,
    db,
    products,
    folder,
    catalogueDir: join(folder, 'catalogue'),
    call,
    wait: (seconds: number) => void (time.now = new Date(time.now.getTime() + seconds * 1000)),
    get: (path: string) => call(path),
    post: (path: string, body?: unknown) => call(path, { method: 'POST', body }),
    signUp: (balance = 0) => signUp(shop, balance),
    signUpCustomers: async (count: number, balance = 0) => {
      const customers: Customer[] = []
      while (customers.length < count) customers.push(await signUp(shop, balance))
      return customers
    },
    sendWebhook: (event: object, signature?: string) => {
      const body = JSON.stringify(event)
      const headers = { 'overtone-signature': signature ?? signWebhook(body, secret, time.now) }
      return call('/api/v1/payment/notice', { body, headers })
    },
    withdraw: (statement: object) =>
      call('/api/v1/withdrawals', { body: createWithdrawal(statement) }),
    close: () => (closing ??= closeAll()),
  })
  return shop
}
