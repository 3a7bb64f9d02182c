import { Link } from '@tanstack/react-router'
import { useCustomer } from '#app/features/account/use-session.ts'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { m } from '#app/paraglide/messages.js'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SettingsTab } from '#app/features/account-settings/settings-tab.tsx'
import { BalanceTab } from './balance-tab.tsx'

type ProfileFlash = 'saved' | 'email-sent'

interface ProfilePageProps {
  readonly search: {
    readonly tab?: 'settings' | 'balance' | undefined
    /** The confirmation to show for an action submitted without JavaScript. */
    readonly flash?: ProfileFlash | undefined
    /** The number of the order just placed. */
    readonly order?: string | undefined
    /** The number of pages of orders to show. */
    readonly page?: number | undefined
  }
}

const tabClass =
  'py-1.5 text-lg font-semibold decoration-[3px] underline-offset-[6px] hover:underline aria-[current]:underline'

/** The profile page with its two tabs, one for settings and one for balance and orders. */
export function ProfilePage({ search }: ProfilePageProps) {
  const customer = useCustomer()
  const { capabilities } = useProviderInfo()
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
            {capabilities.balance ? m.profile_tab_balance() : m.profile_orders()}
          </Link>
        </nav>
      </PageTitle>
      <div className="page-width py-10 tablet:py-12">
        {isBalance ? (
          <BalanceTab customer={customer} search={search} />
        ) : (
          <>
            <output className="mb-8 block max-w-[52rem] border-2 border-on-surface p-3 font-semibold empty:hidden">
              {getFlashText(search.flash)}
            </output>
            <SettingsTab customer={customer} />
          </>
        )}
      </div>
    </div>
  )
}

function getFlashText(flash: ProfileFlash | undefined): string | null {
  if (flash === 'email-sent') return m.profile_email_sent()
  return flash === 'saved' ? m.profile_saved() : null
}

function toAriaCurrent(isCurrent: boolean) {
  return isCurrent ? ('page' as const) : undefined
}
