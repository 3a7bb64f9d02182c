import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useIsCustomer } from '#app/features/account/use-session.ts'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { getSiteMessage } from '#app/i18n/site-messages.ts'
import { m } from '#app/paraglide/messages.js'

const linkClasses = 'block py-2 underline-offset-4 hover:underline aria-[current=page]:font-bold'

interface SideMenuProps {
  /** Called when a link is clicked, so that a modal can close. */
  readonly onNavigate?: () => void
}

/** Links to the account pages; guests see only those that do not require an account. */
export function SideMenu({ onNavigate }: SideMenuProps) {
  const isCustomer = useIsCustomer()
  const heading = useId()
  return (
    <nav aria-labelledby={heading} data-side-menu>
      <h2 id={heading} className="mb-2 text-xl">
        {m.shop_side_settings()}
      </h2>
      <ul>
        {isCustomer ? <CustomerLinks onNavigate={onNavigate} /> : null}
        <li>
          <Link to="/favorites" search={{}} className={linkClasses} onClick={onNavigate}>
            {m.favorites_title()}
          </Link>
        </li>
        <li>
          <Link
            to="/info"
            search={{ tab: 'user' }}
            activeOptions={{ includeSearch: true }}
            className={linkClasses}
            onClick={onNavigate}
          >
            {getSiteMessage('site_settings_group')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

function CustomerLinks({ onNavigate }: SideMenuProps) {
  const { capabilities } = useProviderInfo()
  return (
    <>
      {capabilities.library ? (
        <li>
          <Link to="/library" className={linkClasses} onClick={onNavigate}>
            {m.library_title()}
          </Link>
        </li>
      ) : null}
      <li>
        <Link
          to="/profile"
          activeOptions={{ exact: true, includeSearch: true }}
          search={{}}
          className={linkClasses}
          onClick={onNavigate}
        >
          {m.shop_side_profile()}
        </Link>
      </li>
      <li>
        <Link
          to="/profile"
          search={{ tab: 'balance' }}
          activeOptions={{ includeSearch: true }}
          className={linkClasses}
          onClick={onNavigate}
        >
          {capabilities.balance ? m.shop_side_balance() : m.shop_side_orders()}
        </Link>
      </li>
      {capabilities.ledger ? (
        <li>
          <Link to="/ledger" search={{}} className={linkClasses} onClick={onNavigate}>
            {m.ledger_title()}
          </Link>
        </li>
      ) : null}
    </>
  )
}
