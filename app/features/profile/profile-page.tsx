import { Link } from '@tanstack/react-router'
import { useCustomer } from '#app/features/account/use-session.ts'
import { m } from '#app/paraglide/messages.js'
import { PageTitle } from '#app/ui/page-title.tsx'
import { BalanceTab } from './balance-tab.tsx'
import { PictureForm } from './picture-form.tsx'
import { SettingsForm } from './settings-form.tsx'

interface ProfilePageProps {
  readonly search: {
    readonly tab?: 'settings' | 'balance' | undefined
    /** The number of the order just placed. */
    readonly order?: string | undefined
    /** The number of pages of orders to show. */
    readonly page?: number | undefined
  }
}

const tabClass =
  'py-1.5 text-lg font-semibold decoration-[3px] underline-offset-[6px] hover:underline aria-[current]:underline'

/** The profile page with two tabs: the settings, and the balance with the orders. */
export function ProfilePage({ search }: ProfilePageProps) {
  const customer = useCustomer()
  const isBalance = search.tab === 'balance'
  return (
    <div className="grid content-start">
      <PageTitle title={m.profile_title()} spacing="compact">
        <nav aria-label={m.profile_tabs()} className="flex flex-wrap gap-x-6">
          <Link
            to="/profile"
            search={{}}
            activeOptions={{ exact: true, includeSearch: true }}
            className={tabClass}
            aria-current={toAriaCurrent(!isBalance)}
          >
            {m.profile_tab_settings()}
          </Link>
          <Link
            to="/profile"
            search={{ tab: 'balance' }}
            className={tabClass}
            aria-current={toAriaCurrent(isBalance)}
          >
            {m.profile_tab_balance()}
          </Link>
        </nav>
      </PageTitle>
      <div className="page-width py-10 tablet:py-12">
        {isBalance ? (
          <BalanceTab customer={customer} search={search} />
        ) : (
          <div className="grid gap-12 desktop:grid-cols-[1fr_3fr]">
            <PictureForm customer={customer} />
            <SettingsForm customer={customer} />
          </div>
        )}
      </div>
    </div>
  )
}

function toAriaCurrent(isCurrent: boolean) {
  return isCurrent ? ('page' as const) : undefined
}
