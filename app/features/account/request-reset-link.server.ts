import { setTimeout as sleep } from 'node:timers/promises'
import type { ProviderClient } from '#app/provider/client.ts'
import { succeed } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { AppContext } from '#app/request-scope/app-context.ts'

/** When requests for reset links are answered, in milliseconds after they are received. */
export const resetResponseMs = 1000

/**
 * Requests a reset link from a host whose response time may reveal whether the address has an
 * account, for example because it sends the email first. The response always takes the same time; a
 * slower call continues in the background.
 */
export async function requestResetLink(
  client: Pick<ProviderClient, 'customer'>,
  { email, backUrl }: { readonly email: string; readonly backUrl: string | null },
  waitUntil: AppContext['waitUntil'],
  wait: (milliseconds: number) => Promise<unknown> = sleep,
): Promise<Outcome<null>> {
  const requested = client.customer.forgotPassword(email, backUrl)
  waitUntil?.(requested)
  const isOver = wait(resetResponseMs)
  const outcome = await Promise.race([requested, isOver.then(() => succeed(null))])
  await isOver
  return outcome
}
