import { useQuery } from '@tanstack/react-query'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { ButtonLink } from '#app/ui/button.tsx'
import { DataLink } from './data-link.tsx'
import { deletionQuery } from './deletion.queries.ts'

/** The links to the customer's data and to the deletion; absent if the provider has neither. */
export function DataSection({ customerId }: { readonly customerId: number }) {
  const { data: deletion } = useQuery(deletionQuery(customerId))
  if (!deletion) return null
  const { request } = deletion
  return (
    <section className="grid gap-5" aria-labelledby="data">
      <h2 id="data" className="text-3xl">
        {m.profile_data_title()}
      </h2>
      <p className="max-w-prose">
        {request === null
          ? m.profile_data_text()
          : m.profile_data_pending({ date: formatDate(request.dueAt) })}
      </p>
      <div className="flex flex-wrap gap-3">
        <DataLink />
        <ButtonLink to="/delete-account">
          {request === null ? m.profile_data_delete() : m.deletion_keep()}
        </ButtonLink>
      </div>
    </section>
  )
}
