import { z } from 'zod'
import type { Settings } from '#app/request-scope/settings.ts'
import { parseVariables } from '#shop/settings/parse-variables.ts'
import type { Variables } from '#shop/settings/parse-variables.ts'
import { sharedVariables, toSharedSettings } from '#shop/settings/shared-settings.ts'
import { storefrontVariables } from '#shop/settings/storefront-variables.ts'
import { toProviderSettings } from './provider-settings.ts'

const environmentSchema = z.object({ ...sharedVariables, ...storefrontVariables })

/**
 * Reads the settings of the storefront from environment variables. Throws an `InvalidSettingsError`
 * with one sentence for each invalid variable.
 */
export function readSettings(variables: Variables): Settings {
  const env = parseVariables(environmentSchema, variables)
  const shared = toSharedSettings(env)
  return {
    ...shared,
    ...toProviderSettings(env, shared),
    port: env.PORT,
    pageTimeoutMs: env.PAGE_TIMEOUT_MS,
    pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
  }
}
