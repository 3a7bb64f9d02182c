import { prepareDatabase } from '../support/database/test-database.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from 'srvx'
import { openProvider } from '#provider/open-provider.ts'
import type { Email } from '#provider/open-provider.ts'
import { createPaymentPage } from '#provider/payments/demo/page.ts'
import shop from '../../shop.config.ts'
import { writeCatalogue } from '../support/shops/catalogue-fixture.ts'
import { generousLimits } from '../support/shops/generous-limits.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'

const secret = 'a secret for tests only, of enough length'

type Handler = (request: Request) => Promise<Response>

/** Opens the embedded provider and its payment page in-process. */
export async function openInProcess(): Promise<ProviderUnderTest> {
  const url = 'http://provider.test'
  const { handle, mails, close } = await openProviderAndPage(url, (request) => handle(request))
  return { url, fetch: handle, resetToken: createResetTokenReader(mails), close }
}

/** Opens the embedded provider and its payment page on a local port. */
export async function openOnPort(): Promise<ProviderUnderTest> {
  let currentHandler: Handler = respondUnavailable
  const server = serve({
    fetch: (request) => currentHandler(request),
    hostname: '127.0.0.1',
    port: 0,
    silent: true,
    gracefulShutdown: false,
  })
  await server.ready()
  const url = (server.url ?? '').replace(/\/$/, '')
  const { handle, mails, close } = await openProviderAndPage(url, (request) => fetch(request))
  currentHandler = handle
  return {
    url,
    fetch: (request) => fetch(request),
    resetToken: createResetTokenReader(mails),
    close: async () => {
      await server.close(true)
      await close()
    },
  }
}

async function respondUnavailable(): Promise<Response> {
  return new Response(null, { status: 503 })
}

async function openProviderAndPage(url: string, sendWebhook: Handler) {
  const folder = await mkdtemp(join(tmpdir(), 'overtone-contract-'))
  const catalogueDir = join(folder, 'catalogue')
  await writeCatalogue(catalogueDir)
  const mails: Email[] = []
  const provider = await openProvider({
    ...(await prepareDatabase(folder)),
    shop,
    providerUrl: url,
    paymentPageUrl: `${url}/pay`,
    storefrontUrl: 'http://shop.test',
    secret,
    catalogueDir,
    sendMail: async (mail) => void mails.push(mail),
    trustForwarded: true,
    limits: generousLimits,
    passwordCost: 4,
  })
  const page = createPaymentPage({
    secret,
    providerUrl: url,
    baseUrl: `${url}/pay`,
    brand: shop.brand,
    languages: shop.languages,
    fetch: sendWebhook,
  })
  const handle: Handler = (request) =>
    new URL(request.url).pathname.startsWith('/pay/')
      ? page.fetch(request)
      : provider.fetch(request)
  const close = async () => {
    await page.close()
    await provider.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { handle, mails, close }
}

function createResetTokenReader(mails: readonly Email[]) {
  return async (email: string): Promise<string> => {
    const mail = mails.findLast(({ to, kind }) => to === email && kind === 'reset')
    const link = /https?:\S+/.exec(mail?.text ?? '')?.[0]
    const token = link && URL.parse(link)?.searchParams.get('token')
    if (!token) throw new Error('no reset email was sent')
    return token
  }
}
