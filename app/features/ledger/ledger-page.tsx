import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCustomer } from '#app/features/account/use-session.ts'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { formatDate, formatMoney, formatMoneyChange } from '#app/i18n/format.ts'
import { formatTunesWithUnit } from '#app/i18n/format-tunes.ts'
import { localizePath } from '#app/i18n/paths.ts'
import { m } from '#app/paraglide/messages.js'
import type { LedgerPage as Rows, LedgerRow } from '#app/provider/types/ledger.ts'
import { ButtonLink, getButtonClass } from '#app/ui/button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { encodePeaks } from '#app/ui/waveform-path.ts'
import { Waveform } from '#app/ui/waveform.tsx'
import { describeChange } from './describe-change.ts'
import { ledgerQuery } from './ledger.queries.ts'
import type { LedgerSearch } from './ledger.queries.ts'

/** The page with every change of the customer's balance, newest first. */
export function LedgerPage({ search }: { readonly search: LedgerSearch }) {
  const { id, balance } = useCustomer()
  const { data } = useSuspenseQuery(ledgerQuery(id, search))
  return (
    <div className="grid content-start">
      <PageTitle title={m.ledger_title()} spacing="compact">
        {search.topUp === undefined ? (
          <p className="tabular-nums display-type text-3xl">
            {balance ? formatTunesWithUnit(balance) : null}
          </p>
        ) : (
          <p className="text-lg">{m.ledger_of_top_up()}</p>
        )}
      </PageTitle>
      {data.rows.length > 1 ? <BalanceWaveform rows={data.rows} /> : null}
      <div className="page-width grid gap-8 py-10 tablet:py-12">
        {data.rows.length === 0 ? <p>{m.ledger_none()}</p> : <LedgerTable rows={data.rows} />}
        <div className="flex flex-wrap items-center gap-4 print:hidden">
          <PageLinks data={data} search={search} />
          {search.topUp === undefined ? (
            <a
              href={localizePath('/ledger.csv', getCurrentLocale())}
              data-download="ledger"
              className={getButtonClass({ className: 'ml-auto max-mobile-lg:ml-0' })}
            >
              {m.ledger_csv()}
            </a>
          ) : (
            <ButtonLink to="/ledger">{m.ledger_all()}</ButtonLink>
          )}
        </div>
      </div>
    </div>
  )
}

/** The balance after each change, oldest first, as a waveform; the table says the same in figures. */
function BalanceWaveform({ rows }: { readonly rows: readonly LedgerRow[] }) {
  const balances = rows.map(({ balance }) => Math.max(0, balance.minor)).toReversed()
  const highest = Math.max(1, ...balances)
  const peaks = encodePeaks(balances.map((balance) => balance / highest))
  return (
    <div className="surface-tint page-width pb-8 print:hidden">
      <Waveform peaks={peaks} isPlayed bars={120} className="h-24 w-full" />
    </div>
  )
}

function LedgerTable({ rows }: { readonly rows: readonly LedgerRow[] }) {
  return (
    // Some browsers drop table semantics in a grid layout, so the roles are set explicitly.
    // oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
    <table role="table" className="ledger w-full border-collapse" aria-label={m.ledger_title()}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {m.profile_history_date()}
          </th>
          <th role="columnheader" scope="col">
            {m.ledger_reason()}
          </th>
          <th role="columnheader" scope="col">
            {m.ledger_amount()}
          </th>
          <th role="columnheader" scope="col">
            {m.ledger_balance()}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.id} role="row" data-ledger={row.kind}>
            <td role="cell">
              <time dateTime={row.createdAt}>{formatDate(row.createdAt)}</time>
            </td>
            <th role="rowheader" scope="row">
              <Cause row={row} />
              {row.giftCardAmount === null ? null : (
                <span className="block text-sm font-normal text-on-surface-muted">
                  {m.ledger_gift_card({ amount: formatMoney(row.giftCardAmount) })}
                </span>
              )}
            </th>
            <td role="cell" className="tabular-nums font-semibold">
              {formatMoneyChange(row.amount)}
            </td>
            <td role="cell" className="tabular-nums text-on-surface-muted">
              {formatMoney(row.balance)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    // oxlint-enable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
  )
}

const causeClass = 'underline decoration-1 underline-offset-4 hover:decoration-2'

/** The reason, linked to the order or to the top-up with what followed from it. */
function Cause({ row }: { readonly row: LedgerRow }) {
  const text = describeChange(row)
  const { orderNumber: number, topUpId: topUp } = row
  if (number !== null) {
    return (
      <Link to="/orders/$number" params={{ number }} className={causeClass}>
        {text}
      </Link>
    )
  }
  if (topUp === null) return text
  return (
    <Link to="/ledger" search={{ topUp }} className={causeClass}>
      {text}
    </Link>
  )
}

interface PageLinksProps {
  readonly data: Rows
  readonly search: LedgerSearch
}

function PageLinks({ data: { page, lastPage }, search }: PageLinksProps) {
  if (lastPage <= 1) return null
  return (
    <nav aria-label={m.ledger_title()} className="flex flex-wrap items-center gap-4">
      {page > 1 ? (
        <ButtonLink to="/ledger" search={{ ...search, page: page === 2 ? undefined : page - 1 }}>
          {m.ledger_newer()}
        </ButtonLink>
      ) : null}
      <span className="tabular-nums">{m.ledger_page({ page, last: lastPage })}</span>
      {page < lastPage ? (
        <ButtonLink to="/ledger" search={{ ...search, page: page + 1 }}>
          {m.ledger_older()}
        </ButtonLink>
      ) : null}
    </nav>
  )
}
