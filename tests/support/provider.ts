import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { openProvider } from '../../app/provider-embedded/app.ts'
import type { LogEntry, Mail, ProviderOptions } from '../../app/provider-embedded/app.ts'
import { writeCatalogue } from './catalogue-fixture.ts'

export const providerUrl = 'http://provider.test'
export const storefrontUrl = 'http://shop.test'

/** An answer with its JSON; `body` is `{}` where there was none. */
export interface TestResponse {
  readonly status: number
  readonly headers: Headers
  // Tests read wire answers; what is not there is undefined and fails their expectation.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any
}

interface Call {
  readonly method?: string
  readonly body?: unknown
  readonly token?: string | null
  readonly headers?: Record<string, string>
}

export interface TestAccount {
  readonly email: string
  readonly password: string
  readonly token: string
  readonly id: number
}

export type TestProvider = Awaited<ReturnType<typeof openTestProvider>>

/**
 * A provider over a database file in a folder of its own, removed after the test. Its clock stands
 * at `2026-06-01T12:00:00Z` until `wait` moves it; `catalogue: false` opens it empty.
 */
export async function openTestProvider(
  options: Partial<ProviderOptions> & { readonly catalogue?: boolean } = {},
) {
  const { catalogue = true, ...given } = options
  const folder = given.dataDir ?? (await temporaryFolder())
  const catalogueDir = join(folder, 'catalogue')
  if (given.dataDir === undefined && given.catalogueDir === undefined)
    cpSync(await templateOf(catalogue), folder, { recursive: true })
  else if (catalogue && given.catalogueDir === undefined) await writeCatalogue(catalogueDir)
  let now = start
  const mails: Mail[] = []
  const entries: LogEntry[] = []
  const provider = await openProvider({
    ...addresses,
    dataDir: folder,
    catalogueDir: catalogue ? catalogueDir : null,
    clock: () => new Date(now),
    sendMail: async (mail) => void mails.push(mail),
    trustForwarded: true,
    log: (entry) => entries.push(entry),
    limits: generousLimits,
    passwordCost: 4,
    ...given,
  })
  onTestFinished(() => provider.close())
  const call = createCaller(provider.fetch)
  return {
    ...provider,
    folder,
    catalogueDir,
    mails,
    /** What was logged, newest last. */
    entries,
    call,
    now: () => new Date(now),
    wait: (seconds: number) => void (now += seconds * 1000),
    signUp: () => signUp(call),
  }
}

const start = Date.parse('2026-06-01T12:00:00Z')

const addresses = {
  providerUrl,
  paymentPageUrl: `${storefrontUrl}/pay`,
  storefrontUrl,
  secret: 'a secret for tests only, of enough length',
}

const templates = new Map<boolean, Promise<string>>()

/** A data folder with a migrated database, with or without a catalogue; made once per worker and copied. */
function templateOf(catalogue: boolean): Promise<string> {
  const template = templates.get(catalogue) ?? createTemplate(catalogue)
  templates.set(catalogue, template)
  return template
}

async function createTemplate(catalogue: boolean): Promise<string> {
  const name = `${process.pid}-${catalogue ? 'catalogue' : 'empty'}`
  const folder = join(inject('templateFolder'), name)
  const catalogueDir = join(folder, 'catalogue')
  if (catalogue) await writeCatalogue(catalogueDir)
  const provider = await openProvider({
    ...addresses,
    dataDir: folder,
    catalogueDir: catalogue ? catalogueDir : null,
    clock: () => new Date(start),
    sendMail: async () => {},
    trustForwarded: true,
  })
  await provider.close()
  return folder
}

/** A folder of its own, removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'overtone-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Calls a provider the way the storefront does: JSON, a bearer token, a language. */
export function createCaller(fetch: (request: Request) => Promise<Response>) {
  return async (
    path: string,
    { method, body, token, headers }: Call = {},
  ): Promise<TestResponse> => {
    const isForm = body instanceof FormData || typeof body === 'string'
    const answer = await fetch(
      new Request(`${providerUrl}${path}`, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          accept: 'application/json',
          'x-locale': 'en',
          ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        body: body === undefined ? null : isForm ? body : JSON.stringify(body),
      }),
    )
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json') === true
    return {
      status: answer.status,
      headers: answer.headers,
      body: isJson ? JSON.parse(text) : text,
    }
  }
}

let signedUp = 0

/** Registers a customer with a fresh address and logs in. */
export async function signUp(call: ReturnType<typeof createCaller>): Promise<TestAccount> {
  signedUp += 1
  const email = `ann${signedUp}@example.com`
  const password = 'a long enough password'
  await call('/api/v1/customer/register', {
    body: {
      first_name: 'Ann',
      last_name: 'Bee',
      username: `ann${signedUp}`,
      email,
      password,
      password_confirmation: password,
    },
  })
  const { status, body } = await logIn(call, email, password)
  if (status !== 200) throw new Error(`the login of a test failed: ${JSON.stringify(body)}`)
  return { email, password, token: body.token, id: body.data.id }
}

/** Logs in; `remember` asks for a session of 30 days. */
export async function logIn(
  call: ReturnType<typeof createCaller>,
  email: string,
  password: string,
  remember = false,
): Promise<TestResponse> {
  return await call('/api/v1/customer/login', {
    body: { email, password, remember, device_name: 'a test' },
  })
}

const many = { points: 100_000, seconds: 3600 }

/** Limits no test meets by accident. */
export const generousLimits = {
  loginAccount: many,
  loginEverywhere: many,
  loginAddress: many,
  registerAddress: many,
  forgotAccount: many,
  forgotEverywhere: many,
  forgotAddress: many,
  resetAccount: many,
  resetEverywhere: many,
  resetAddress: many,
  passwordAccount: many,
  contactAddress: many,
  couponAccount: many,
  couponAddress: many,
  paymentAccount: many,
  paymentAddress: many,
  withdrawalAccount: many,
  withdrawalEverywhere: many,
  withdrawalAddress: many,
} as const
