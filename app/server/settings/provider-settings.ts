import { isIP } from 'node:net'
import { z } from 'zod'
import { allCapabilities, createCapabilities } from '#app/provider/capabilities.ts'
import type { Capabilities } from '#app/provider/capabilities.ts'
import { defaultCategoryIds } from '#app/provider/category-ids.ts'
import type { ProviderSettings } from '#app/request-scope/settings.ts'
import type { SharedSettings } from '#shop/settings/shared-settings.ts'
import { storefrontVariables } from '#shop/settings/storefront-variables.ts'

const storefrontSchema = z.object(storefrontVariables)

type StorefrontVariables = z.infer<typeof storefrontSchema>

/** Builds the settings about the provider from validated variables and the shared settings. */
export function toProviderSettings(
  env: StorefrontVariables,
  { origin, providerUrl, providerPublicUrl }: SharedSettings,
): ProviderSettings {
  const isEmbedded = providerUrl === null
  return {
    providerTimeoutMs: env.PROVIDER_TIMEOUT_MS,
    capabilities: withUsablePasskeys(
      isEmbedded ? allCapabilities : createCapabilities(env.PROVIDER_EXTENSIONS),
      new URL(origin),
    ),
    providerDownloadsUrl:
      env.PROVIDER_DOWNLOADS_URL ??
      (providerPublicUrl === null
        ? null
        : `${providerPublicUrl}/customer/account/downloadable-products`),
    categoryIds: {
      pack: env.PACKS_CATEGORY,
      'one-shot': env.ONE_SHOTS_CATEGORY,
      loop: env.LOOPS_CATEGORY ?? (isEmbedded ? defaultCategoryIds.loop : null),
    },
    mediaUrls: env.MEDIA_URLS,
    paymentMethod: env.PAYMENT_METHOD,
    paymentOrigins: env.PAYMENT_ORIGINS,
    paymentInstructions: toInstructions(env),
  }
}

/** Browsers support passkeys for HTTPS domains and for this machine, but not for IP addresses. */
function withUsablePasskeys(capabilities: Capabilities, { protocol, hostname }: URL): Capabilities {
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  // The URL parser puts IPv6 addresses in brackets.
  const isDomain = isIP(hostname) === 0 && !hostname.startsWith('[')
  const isUsable = isLocal || (protocol === 'https:' && isDomain)
  return { ...capabilities, passkeys: capabilities.passkeys && isUsable }
}

/** Returns the instructions by language: a language's own, or else those for all languages. */
function toInstructions(env: StorefrontVariables): ProviderSettings['paymentInstructions'] {
  const text = env.PAYMENT_INSTRUCTIONS ?? null
  return {
    de: env.PAYMENT_INSTRUCTIONS_DE ?? text,
    en: env.PAYMENT_INSTRUCTIONS_EN ?? text,
    es: env.PAYMENT_INSTRUCTIONS_ES ?? text,
    fr: env.PAYMENT_INSTRUCTIONS_FR ?? text,
    it: env.PAYMENT_INSTRUCTIONS_IT ?? text,
    nl: env.PAYMENT_INSTRUCTIONS_NL ?? text,
  }
}
