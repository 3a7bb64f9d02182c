import { Link } from '@tanstack/react-router'
import { useCustomer } from '#app/features/account/use-account.ts'
import { m } from '#app/paraglide/messages.js'
import { PageTitle } from '#app/ui/page-title.tsx'
import { BalanceTab } from './balance-tab.tsx'
import type { BalanceFacts } from './load-balance.ts'
import { PictureForm } from './picture-form.tsx'
import { SettingsForm } from './settings-form.tsx'

interface ProfilePageProps {
  /** What the tab of the balance shows; null on the tab of the settings. */
  readonly balance: BalanceFacts | null
}

const tabLook =
  'py-1.5 text-lg font-semibold decoration-[3px] underline-offset-[6px] hover:underline aria-[current]:underline'

/** The customer's own page: settings, or balance and everything bought. */
export function ProfilePage({ balance }: ProfilePageProps) {
  const customer = useCustomer()
  return (
    <div className="grid content-start">
      <PageTitle title={m.profile_title()} spacing="compact">
        <nav aria-label={m.profile_tabs()} className="flex flex-wrap gap-x-6">
          <Link
            to="/profile"
            search={{}}
            activeOptions={{ exact: true, includeSearch: true }}
            className={tabLook}
            aria-current={current(balance === null)}
          >
            {m.profile_tab_settings()}
          </Link>
          <Link
            to="/profile"
            search={{ tab: 'balance' }}
            className={tabLook}
            aria-current={current(balance !== null)}
          >
            {m.profile_tab_balance()}
          </Link>
        </nav>
      </PageTitle>
      <div className="page-width py-10 tablet:py-12">
        {balance ? (
          <BalanceTab customer={customer} facts={balance} />
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

function current(is: boolean) {
  return is ? ('page' as const) : undefined
}
