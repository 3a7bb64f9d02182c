import { useQuery } from '@tanstack/react-query'
import { usePasskeysInBrowser } from '#app/features/account/use-passkeys-in-browser.ts'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { Passkey } from '#app/provider/types/customer.ts'
import { AccountItem } from './account-item.tsx'
import { AddPasskeyForm } from './add-passkey-form.tsx'
import { ActionForm } from './action-form.tsx'
import { useRemovePasskey } from './security.mutations.ts'
import { passkeysQuery } from './security.queries.ts'

/** The customer's passkeys and a form to add one; absent if the shop does not support them. */
export function PasskeySection({ customerId }: { readonly customerId: number }) {
  const { data: passkeys } = useQuery(passkeysQuery(customerId))
  const removal = useRemovePasskey(customerId)
  const isSupported = usePasskeysInBrowser()
  if (!passkeys) return null
  return (
    <section className="grid gap-5" aria-labelledby="passkeys">
      <h2 id="passkeys" className="text-3xl">
        {m.profile_passkeys_title()}
      </h2>
      <p className="max-w-prose text-sm text-on-surface-muted">{m.profile_passkeys_hint()}</p>
      {passkeys.length > 0 ? (
        <ul className="border-b border-outline">
          {passkeys.map((passkey) => (
            <AccountItem
              key={passkey.id}
              title={passkey.name}
              details={<PasskeyDates passkey={passkey} />}
              removal={
                <ActionForm field="remove_passkey" id={String(passkey.id)} size="sm" {...removal}>
                  {m.profile_passkeys_remove()}
                  <span className="sr-only"> {passkey.name}</span>
                </ActionForm>
              }
            />
          ))}
        </ul>
      ) : null}
      {isSupported ? <AddPasskeyForm customerId={customerId} /> : null}
    </section>
  )
}

function PasskeyDates({ passkey }: { readonly passkey: Passkey }) {
  const { createdAt, lastUsedAt } = passkey
  return (
    <>
      <time dateTime={createdAt}>
        {m.profile_passkeys_added_on({ date: formatDate(createdAt) })}
      </time>
      {lastUsedAt === null ? (
        <span>{m.profile_passkeys_unused()}</span>
      ) : (
        <time dateTime={lastUsedAt}>{m.profile_last_used({ date: formatDate(lastUsedAt) })}</time>
      )}
    </>
  )
}
