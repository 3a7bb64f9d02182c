import { Link } from '@tanstack/react-router'
import { useSession } from '#app/features/account/use-session.ts'
import { m } from '#app/paraglide/messages.js'
import { BalanceTab } from './balance-tab.tsx'
import { PictureForm } from './picture-form.tsx'
import { SettingsForm } from './settings-form.tsx'

export type ProfileTab = 'settings' | 'balance'

interface ProfilePageProps {
  readonly tab: ProfileTab
  readonly newOrder: string | undefined
}

const tabLook =
  'border-b-4 border-transparent pb-2 text-xl font-semibold hover:border-rule aria-[current]:border-ink'

/** The customer's own page: settings, or balance and everything bought. */
export function ProfilePage({ tab, newOrder }: ProfilePageProps) {
  const { customer } = useSession()
  if (!customer) return null
  return (
    <div className="page-width grid gap-8 pt-10 pb-16 desktop:pt-16">
      <h1 className="text-5xl font-extrabold tablet:text-7xl">{m.profile_title()}</h1>
      <nav aria-label={m.profile_tabs()} className="flex gap-8 border-b border-rule">
        <Link
          to="/profile"
          search={{}}
          activeOptions={{ exact: true, includeSearch: true }}
          className={tabLook}
          aria-current={current(tab === 'settings')}
        >
          {m.profile_tab_settings()}
        </Link>
        <Link
          to="/profile"
          search={{ tab: 'balance' }}
          className={tabLook}
          aria-current={current(tab === 'balance')}
        >
          {m.profile_tab_balance()}
        </Link>
      </nav>
      {tab === 'balance' ? (
        <BalanceTab customer={customer} newOrder={newOrder} />
      ) : (
        <div className="grid gap-12 desktop:grid-cols-[1fr_3fr]">
          <PictureForm customer={customer} />
          <SettingsForm customer={customer} />
        </div>
      )}
    </div>
  )
}

function current(is: boolean) {
  return is ? ('page' as const) : undefined
}
