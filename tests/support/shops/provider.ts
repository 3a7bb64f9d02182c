import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import demoShop from '../../../shop.config.ts'
import { openProvider } from '../../../provider/open-provider.ts'
import type { LogEntry, Email, ProviderOptions } from '../../../provider/open-provider.ts'
import { generousLimits } from './generous-limits.ts'
import { writeCatalogue } from './catalogue-fixture.ts'
import { dropDatabase, locateDatabase, prepareDatabase } from '../database/test-database.ts'
import { createTestTimer } from '../test-timer.ts'

export const providerUrl = 'http://provider.test'
export const storefrontUrl = 'http://shop.test'

/** A response with its parsed body. */
export interface TestResponse {
  readonly status: number
  readonly headers: Headers
  // Tests read raw responses; a missing field is undefined and fails the expectation.
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
 * Opens a provider with a temporary folder, which is removed after the test. Its clock stays at
 * `2026-06-01T12:00:00Z` until `wait` advances it; `catalogue: false` opens it without products.
 */
export async function openTestProvider(
  options: Partial<ProviderOptions> & { readonly catalogue?: boolean } = {},
) {
  const { catalogue = true, ...given } = options
  const folder = given.dataDir ?? (await createTemporaryFolder())
  const catalogueDir = join(folder, 'catalogue')
  if (given.dataDir === undefined)
    await copyTemplate(catalogue && given.catalogueDir === undefined, folder)
  else if (catalogue && given.catalogueDir === undefined) await writeCatalogue(catalogueDir)
  await prepareDatabase(folder)
  let now = startTime
  const mails: Email[] = []
  const verifications: Email[] = []
  const entries: LogEntry[] = []
  const provider = await openProvider({
    ...fixedOptions,
    ...locateDatabase(folder),
    catalogueDir: catalogue ? catalogueDir : null,
    clock: () => new Date(now),
    timer: createTestTimer(),
    sendMail: async (mail) => {
      const list = mail.kind === 'email-verification' ? verifications : mails
      list.push(mail)
    },
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
    /** The sent emails, newest last, except the links that verify addresses: every sign-up sends one. */
    mails,
    verifications,
    /** The log, newest entry last. */
    entries,
    call,
    now: () => new Date(now),
    wait: (seconds: number) => void (now += seconds * 1000),
    signUp: () => signUp(call),
  }
}

const startTime = Date.parse('2026-06-01T12:00:00Z')

const fixedOptions = {
  shop: demoShop,
  providerUrl,
  paymentPageUrl: `${storefrontUrl}/pay`,
  storefrontUrl,
  secret: 'a secret for tests only, of enough length',
}

/** The data folders by whether they contain a catalogue; each is created once per worker. */
const templates = new Map<boolean, Promise<string>>()

async function copyTemplate(catalogue: boolean, folder: string): Promise<void> {
  const template = await getTemplate(catalogue)
  cpSync(template, folder, { recursive: true })
  await prepareDatabase(folder, template)
}

/** Returns a data folder with a migrated database and, if requested, a catalogue. */
function getTemplate(catalogue: boolean): Promise<string> {
  const template = templates.get(catalogue) ?? createTemplate(catalogue)
  templates.set(catalogue, template)
  return template
}

async function createTemplate(catalogue: boolean): Promise<string> {
  const folder = await mkdtemp(join(inject('templateFolder'), 'provider-'))
  const catalogueDir = join(folder, 'catalogue')
  if (catalogue) await writeCatalogue(catalogueDir)
  const provider = await openProvider({
    ...fixedOptions,
    ...(await prepareDatabase(folder)),
    catalogueDir: catalogue ? catalogueDir : null,
    clock: () => new Date(startTime),
    sendMail: async () => {},
    trustForwarded: true,
  })
  await provider.close()
  return folder
}

/** Creates a folder that is removed after the test. */
export async function createTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'overtone-test-'))
  onTestFinished(async () => {
    await dropDatabase(folder)
    await rm(folder, { recursive: true, force: true })
  })
  return folder
}

/** Creates a function that sends requests as the storefront does: JSON, bearer token, locale. */
export function createCaller(fetch: (request: Request) => Promise<Response>) {
  return async (
    path: string,
    { method, body, token, headers }: Call = {},
  ): Promise<TestResponse> => {
    const isForm = body instanceof FormData || typeof body === 'string'
    const response = await fetch(
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
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') === true
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
    }
  }
}

let accountCount = 0

/** Registers a customer with a new email address and logs in. */
export async function signUp(call: ReturnType<typeof createCaller>): Promise<TestAccount> {
  accountCount += 1
  const email = `ann${accountCount}@example.com`
  const password = 'a long enough password'
  await call('/api/v1/customer/register', {
    body: {
      first_name: 'Ann',
      last_name: 'Bee',
      username: `ann${accountCount}`,
      email,
      password,
      password_confirmation: password,
    },
  })
  const { status, body } = await logIn(call, email, password)
  if (status !== 200) throw new Error(`the login failed: ${JSON.stringify(body)}`)
  return { email, password, token: body.token, id: body.data.id }
}

/** Logs in; `remember` starts a session of 30 days. */
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
