import { join } from 'node:path'
import { openProvider } from '#app/provider-embedded/app.ts'
import { renderCatalogue } from '#app/provider-embedded/demo/render/render-catalogue.ts'
import { createPaymentPage } from '#app/provider-embedded/payment/page.ts'
import type { Log } from '#app/request-scope/app-context.ts'
import { ensureFolder } from './ensure-folder.ts'
import type { Settings } from '#app/request-scope/settings.ts'
import { signingSecret } from './signing-secret.ts'

/** A provider of the shop's own, with its payment page, inside this process. */
export interface EmbeddedProvider {
  readonly fetch: (request: Request) => Promise<Response>
  readonly paymentPage: (request: Request) => Promise<Response>
  readonly close: () => Promise<void>
}

interface EmbeddedOptions {
  readonly settings: Settings
  readonly log: Log
  /** Absolute base of the addresses the provider hands out. */
  readonly providerUrl: string
  /** Absolute base of its payment page. */
  readonly paymentPageUrl: string
  /** Whether the caller is the shop itself and its X-Forwarded-For may be believed. */
  readonly trustForwarded: boolean
  readonly onProgress: (progress: { done: number; total: number; label: string }) => void
  readonly onMail: (mail: { to: string; subject: string; text: string }) => void
}

/** Makes the demo catalogue where it is missing and opens the provider over it. */
export async function openEmbeddedProvider(options: EmbeddedOptions): Promise<EmbeddedProvider> {
  const { settings, log, providerUrl, paymentPageUrl } = options
  makeFolders(settings)
  const secret = signingSecret(settings)
  if (settings.demoCatalogue !== 'none') {
    await renderCatalogue({
      dir: settings.catalogueDir,
      scale: settings.demoCatalogue,
      onProgress: options.onProgress,
    })
  }
  const provider = await openProvider({
    dataDir: settings.dataDir,
    catalogueDir: settings.demoCatalogue === 'none' ? null : settings.catalogueDir,
    providerUrl,
    paymentPageUrl,
    storefrontUrl: settings.origin,
    secret,
    outbox: settings.outbox,
    ...(settings.ownerMail === null ? {} : { ownerAddress: settings.ownerMail }),
    limitFactor: settings.rateLimitFactor,
    dateLanguage: settings.siteLocale ?? undefined,
    trustForwarded: options.trustForwarded,
    sendMail: async (mail) => options.onMail(mail),
    log: ({ level, event, ...fields }) => log(level, event, printable(fields)),
  })
  const page = createPaymentPage({
    secret,
    providerUrl,
    baseUrl: paymentPageUrl,
    fetch: provider.fetch,
    stateDir: join(settings.dataDir, 'payment'),
  })
  return {
    fetch: provider.fetch,
    paymentPage: async (request) => page.fetch(request),
    close: async () => {
      await page.close()
      await provider.close()
    },
  }
}

/** The folders the provider writes to; throws one sentence naming the one that cannot be made. */
function makeFolders({ dataDir, catalogueDir, demoCatalogue }: Settings): void {
  const catalogue = demoCatalogue === 'none' ? [] : [['catalogue', catalogueDir] as const]
  for (const [name, folder] of [['data', dataDir] as const, ...catalogue]) {
    try {
      ensureFolder(folder)
    } catch (cause) {
      throw new Error(`The ${name} folder ${folder} cannot be made.`, { cause })
    }
  }
}

function printable(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
}
