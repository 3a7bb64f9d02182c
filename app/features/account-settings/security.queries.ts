import { queryOptions } from '@tanstack/react-query'
import { customerKey } from '#app/features/account/session.queries.ts'
import { deletionQuery } from '#app/features/account-deletion/deletion.queries.ts'
import { salesCountriesQuery } from '#app/features/country/country.queries.ts'
import { unwrapOrThrow } from '#app/features/errors/page-error.ts'
import type { ActiveSession, EmailAddress, Passkey } from '#app/provider/types/customer.ts'
import { loadOptionalQuery } from '#app/router/load-page.ts'
import type { RouterContext } from '#app/router/router-context.ts'
import { getEmailAddress } from './email-address.functions.ts'
import { getPasskeys } from './passkeys.functions.ts'
import { getSessions } from './sessions.functions.ts'

/** Fetches a customer's sessions, or null if the provider does not list them. */
export function sessionsQuery(customerId: number) {
  return queryOptions({
    queryKey: [...customerKey(customerId), 'sessions'],
    queryFn: async (): Promise<ActiveSession[] | null> => unwrapOrThrow(await getSessions()),
  })
}

/** Fetches the state of a customer's email address, or null if the provider does not verify it. */
export function emailAddressQuery(customerId: number) {
  return queryOptions({
    queryKey: [...customerKey(customerId), 'email'],
    queryFn: async (): Promise<EmailAddress | null> => unwrapOrThrow(await getEmailAddress()),
  })
}

/** Fetches a customer's passkeys, or null if the shop does not support them. */
export function passkeysQuery(customerId: number) {
  return queryOptions({
    queryKey: [...customerKey(customerId), 'passkeys'],
    queryFn: async (): Promise<Passkey[] | null> => unwrapOrThrow(await getPasskeys()),
  })
}

/** Prefetches the lists of the settings tab, which are optional. */
export async function loadSettingsTab(context: RouterContext, customerId: number): Promise<void> {
  await Promise.all([
    loadOptionalQuery(context, sessionsQuery(customerId)),
    loadOptionalQuery(context, passkeysQuery(customerId)),
    loadOptionalQuery(context, emailAddressQuery(customerId)),
    loadOptionalQuery(context, deletionQuery(customerId)),
    loadOptionalQuery(context, salesCountriesQuery),
  ])
}
