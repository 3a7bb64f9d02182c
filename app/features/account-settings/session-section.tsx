import { useQuery } from '@tanstack/react-query'
import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { ActiveSession } from '#app/provider/types/customer.ts'
import { AccountItem } from './account-item.tsx'
import { ActionForm } from './action-form.tsx'
import { allOtherSessions } from './security-forms.ts'
import { useEndSession } from './security.mutations.ts'
import { sessionsQuery } from './security.queries.ts'

/** The customer's active sessions; absent if the provider does not list them. */
export function SessionSection({ customerId }: { readonly customerId: number }) {
  const { data: sessions } = useQuery(sessionsQuery(customerId))
  const removal = useEndSession(customerId)
  if (!sessions) return null
  return (
    <section className="grid gap-5" aria-labelledby="sessions">
      <h2 id="sessions" className="text-3xl">
        {m.profile_sessions_title()}
      </h2>
      <ul className="border-b border-outline">
        {sortCurrentFirst(sessions).map((session) => (
          <SessionItem key={session.id} session={session} {...removal} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <ActionForm field="end_session" id={allOtherSessions} {...removal}>
          {m.profile_sessions_end_others()}
        </ActionForm>
      ) : null}
    </section>
  )
}

interface SessionItemProps {
  readonly session: ActiveSession
  readonly isPending: boolean
  readonly run: (button: HTMLButtonElement) => void
}

function SessionItem({ session, isPending, run }: SessionItemProps) {
  const { id, isCurrent, startedAt, lastUsedAt } = session
  const title = session.deviceName ?? m.profile_sessions_unknown()
  return (
    <AccountItem
      title={title}
      note={isCurrent ? m.profile_sessions_current() : undefined}
      details={
        <>
          <time dateTime={startedAt}>
            {m.profile_sessions_started({ date: formatDate(startedAt) })}
          </time>
          <time dateTime={lastUsedAt}>{m.profile_last_used({ date: formatDate(lastUsedAt) })}</time>
        </>
      }
      removal={
        isCurrent ? null : (
          <ActionForm field="end_session" id={id} size="sm" isPending={isPending} run={run}>
            {m.profile_sessions_end()}
            <span className="sr-only"> {title}</span>
          </ActionForm>
        )
      }
    />
  )
}

/** Moves the visitor's own session to the front. */
function sortCurrentFirst(sessions: readonly ActiveSession[]): readonly ActiveSession[] {
  return sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}
