import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import type { EmailAddress } from '#app/provider/types/customer.ts'
import { WholeWords } from '#app/ui/whole-words.tsx'
import { ActionForm } from './action-form.tsx'
import { useCancelEmailChange, useSendEmailLink } from './security.mutations.ts'
import { emailAddressQuery } from './security.queries.ts'

/**
 * The verification state of the customer's email address and any pending new address; absent if the
 * provider does not verify addresses.
 */
export function EmailSection({ customerId }: { readonly customerId: number }) {
  const { data: address } = useQuery(emailAddressQuery(customerId))
  const sending = useSendEmailLink(customerId)
  const canceling = useCancelEmailChange(customerId)
  if (!address) return null
  const { isVerified, pending } = address
  return (
    <section className="grid gap-5" aria-labelledby="email-address">
      <h2 id="email-address" className="text-3xl">
        {m.profile_email_title()}
      </h2>
      <p className="max-w-prose">
        <WholeWords sentence={(keep) => describeAddress(address, keep)} />
      </p>
      {isVerified && pending === null ? null : (
        <div className="flex flex-wrap gap-3">
          <ActionForm field="send_email_link" id="1" {...sending}>
            {m.profile_email_send()}
          </ActionForm>
          {pending === null ? null : (
            <ActionForm field="cancel_email_change" id="1" {...canceling}>
              {m.profile_email_cancel()}
            </ActionForm>
          )}
        </div>
      )}
    </section>
  )
}

function describeAddress(address: EmailAddress, keep: (word: string) => string): string {
  const { isVerified, pending } = address
  const email = keep(address.email)
  if (pending !== null) {
    return m.profile_email_pending({ email: keep(pending.email), current: email })
  }
  return isVerified ? m.profile_email_verified({ email }) : m.profile_email_unverified({ email })
}
