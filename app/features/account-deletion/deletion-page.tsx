import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCustomer } from '#app/features/account/use-session.ts'
import { formatDate, formatMoney } from '#app/i18n/format.ts'
import { formatTunesWithUnit } from '#app/i18n/format-tunes.ts'
import { m } from '#app/paraglide/messages.js'
import type { Deletion } from '#app/provider/types/privacy.ts'
import { toMoney } from '#provider/contract/money.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { DataLink } from './data-link.tsx'
import { DeletionForm } from './deletion-form.tsx'
import { KeepAccountForm } from './keep-account-form.tsx'
import { deletionQuery } from './deletion.queries.ts'

/** The page on which customers delete their accounts, or keep them within a week. */
export function DeletionPage() {
  const { id } = useCustomer()
  const { data: deletion } = useSuspenseQuery(deletionQuery(id))
  if (deletion === null) return null
  return (
    <div className="grid content-start">
      <PageTitle title={m.deletion_title()} spacing="compact" />
      <div className="page-width py-10 tablet:py-12">
        <div className="grid max-w-[52rem] gap-8">
          {deletion.request === null ? null : <Pending deletion={deletion} />}
          <div className="grid gap-3">
            {deletion.request === null ? <p className="text-lg">{m.deletion_week()}</p> : null}
            <p>{m.deletion_stays()}</p>
            <p>
              {m.deletion_downloads()}{' '}
              <Link to="/library" className="underline">
                {m.deletion_downloads_link()}
              </Link>
            </p>
            {deletion.giftCards.map(({ code, amount }) => (
              <p key={code}>{m.deletion_gift_card({ code, amount: formatMoney(amount) })}</p>
            ))}
          </div>
          <OpenAffairs deletion={deletion} />
          <DataLink />
          {deletion.request === null ? <DeletionForm deletion={deletion} customerId={id} /> : null}
        </div>
      </div>
    </div>
  )
}

function Pending({ deletion: { request, balance } }: { readonly deletion: Deletion }) {
  const { id } = useCustomer()
  if (request === null) return null
  const { dueAt, givenUp } = request
  const returned = toMoney(balance.minor - givenUp.minor)
  return (
    <section
      className="grid justify-items-start gap-3 border-2 border-on-surface p-4"
      aria-labelledby="deletion-requested"
    >
      <h2 id="deletion-requested" className="text-lg font-semibold">
        {m.deletion_requested({ date: formatDate(dueAt) })}
      </h2>
      {returned.minor > 0 ? (
        <p>{m.deletion_will_refund({ amount: formatMoney(returned) })}</p>
      ) : null}
      {givenUp.minor > 0 ? (
        <p>{m.deletion_will_give_up({ amount: formatTunesWithUnit(givenUp) })}</p>
      ) : null}
      <KeepAccountForm customerId={id} />
    </section>
  )
}

const affairTexts = {
  payment: () => m.deletion_open_payment(),
  refund: () => m.deletion_open_refund(),
  dispute: () => m.deletion_open_dispute(),
  withdrawal: (id: string) => m.deletion_open_withdrawal({ reference: `W-${id}` }),
}

function OpenAffairs({ deletion: { openAffairs } }: { readonly deletion: Deletion }) {
  if (openAffairs.length === 0) return null
  return (
    <section className="grid gap-2" aria-labelledby="deletion-open">
      <h2 id="deletion-open" className="text-xl">
        {m.deletion_open()}
      </h2>
      <ul className="list-disc pl-5">
        {openAffairs.map(({ kind, id }) => (
          <li key={`${kind} ${id}`}>{affairTexts[kind](id)}</li>
        ))}
      </ul>
      <p>{m.deletion_open_text()}</p>
    </section>
  )
}
