import type { OpenOptions, OpenedProvider } from '#provider/open-with-settings.ts'
import type { Variables } from '#shop/settings/parse-variables.ts'

// The only file of the storefront that runs code of the back end. It imports that on demand: with a
// remote provider, nothing but the check.

/** The back end in the process of the storefront, and what the storefront adopts of its settings. */
export interface EmbeddedProvider extends OpenedProvider {
  /** The origins of the payment pages to which it sends browsers. */
  readonly paymentPageOrigins: readonly string[]
  /** The owner's email address; null for the seller's in the shop config. */
  readonly ownerMail: string | null
}

/**
 * Opens the back end with its settings in the environment. `isFirstProcess` says whether no other
 * process uses the data folder yet.
 */
export async function openEmbeddedProvider(
  variables: Variables,
  options: Pick<OpenOptions, 'shop' | 'log' | 'telemetry' | 'isFirstProcess'>,
): Promise<EmbeddedProvider> {
  const { readBackEndSettings } = await import('#provider/programs/settings/back-end-settings.ts')
  const { openWithSettings } = await import('#provider/open-with-settings.ts')
  const settings = readBackEndSettings(variables)
  const { origin, paymentService, ownerMail } = settings
  const provider = await openWithSettings({
    settings,
    ...options,
    providerUrl: origin,
    paymentPageUrl: `${origin}/pay`,
    trustForwarded: true,
  })
  return { ...provider, paymentPageOrigins: paymentService?.pageOrigins ?? [], ownerMail }
}

/**
 * Returns whether the shop takes real money. Throws an error that lists everything with which it must
 * not do so, and one with a sentence for each invalid setting of either program.
 */
export async function checkReadiness(variables: Variables): Promise<boolean> {
  const { isLive, requireLiveReady } = await import('#provider/programs/check/live-check.ts')
  await requireLiveReady(variables)
  if (!variables['PROVIDER_URL']) {
    const { readBackEndSettings } = await import('#provider/programs/settings/back-end-settings.ts')
    readBackEndSettings(variables)
  }
  return isLive(variables)
}
