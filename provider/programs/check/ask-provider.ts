import type { LiveProblem } from '#shop/live-check/live-problem.ts'
import type { SharedSettings } from '#shop/settings/shared-settings.ts'
import { listEnvelope } from '../../contract/envelope.ts'

const timeoutMs = 1500

/**
 * The statuses with which a server refuses every guest because it is not a provider, or not
 * configured.
 */
const foreignStatuses: readonly number[] = [401, 403, 404, 419]

/**
 * Returns the problem of an unreachable remote provider; null if it is reachable, or if the
 * provider is embedded.
 */
export async function findProviderProblem({
  providerUrl,
}: Pick<SharedSettings, 'providerUrl'>): Promise<LiveProblem | null> {
  if (providerUrl === null || (await isReachable(providerUrl))) return null
  return {
    what: 'PROVIDER_URL',
    problem: `is ${providerUrl}, which does not answer like a provider: is it up, and its REST API installed?`,
  }
}

async function isReachable(providerUrl: string): Promise<boolean> {
  try {
    const response = await fetch(`${providerUrl}/api/v1/products?limit=12`, {
      redirect: 'manual',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok) return listEnvelope.safeParse(await response.json()).success
    // A refusal, such as a rate limit, also comes from a provider.
    const { status } = response
    return status >= 400 && status < 500 && !foreignStatuses.includes(status)
  } catch {
    return false
  }
}
