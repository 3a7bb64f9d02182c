import { Link } from '@tanstack/react-router'
import { useIsCustomer } from '#app/features/account/use-session.ts'
import { LogoutButton } from '#app/features/account/logout-button.tsx'
import { LazySearchSuggestions } from '#app/features/catalog/search/lazy-search-suggestions.ts'
import { SearchForm, useCatalogSearch } from '#app/features/catalog/search/search-form.tsx'
import { useWantedIds } from '#app/features/cart/cart-context.tsx'
import { GuestCartLink } from '#app/features/cart/cart-link.tsx'
import { CartMenu } from '#app/features/cart-page/cart-menu.tsx'
import { Logo } from '#app/features/identity/logo.tsx'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { m } from '#app/paraglide/messages.js'
import { recordMenuClick } from '#app/ui/menu-navigation.ts'

const linkClasses =
  'py-2 whitespace-nowrap decoration-2 underline-offset-4 hover:underline aria-[current=page]:underline'

/**
 * The sticky header in the page's tint, with links to the catalogue, support and the account pages
 * and the search. On phones, the text is small enough for two rows to fit all links in every
 * language; the search is a row below them in narrow windows, where it scrolls with the page.
 */
export function Header() {
  const isCustomer = useIsCustomer()
  const { hasLoops, capabilities } = useProviderInfo()
  const search = useCatalogSearch()
  return (
    <header className="header-bar surface-tint max-desktop-medium:contents">
      <nav
        aria-label={m.shop_main_navigation()}
        onClickCapture={recordMenuClick}
        className="header-bar surface-tint desktop-medium:contents"
      >
        <Link
          to="/"
          className="py-1 font-display text-xl font-extrabold tracking-[-0.045em] tablet:mr-2 tablet:text-3xl desktop:mr-0 desktop:w-[calc(var(--sidebar-width)-1.5rem)]"
        >
          <Logo />
        </Link>
        <div className="header-links">
          <Link to="/catalog" search={{ type: 'sample-packs' }} className={linkClasses}>
            {m.shop_nav_packs()}
          </Link>
          {hasLoops ? (
            <Link to="/catalog" search={{ type: 'loops' }} className={linkClasses}>
              {m.catalog_loops()}
            </Link>
          ) : null}
          <Link to="/catalog" search={{ type: 'one-shots' }} className={linkClasses}>
            {m.shop_nav_one_shots()}
          </Link>
          {isCustomer && capabilities.library ? (
            <Link to="/library" className={linkClasses}>
              {m.shop_nav_library()}
            </Link>
          ) : null}
          <Link to="/contacts" className={linkClasses}>
            {m.shop_nav_support()}
          </Link>
          <Link
            to="/favorites"
            search={{}}
            title={m.favorites_title()}
            className="heart heart-link"
          />
        </div>
        <div className="order-2 ml-auto flex justify-end gap-x-2.5 max-[21.9rem]:gap-x-2 tablet:gap-x-4">
          {isCustomer ? <CustomerLinks /> : <GuestLinks />}
        </div>
      </nav>
      <SearchForm search={search} Suggestions={LazySearchSuggestions} />
    </header>
  )
}

function CustomerLinks() {
  return (
    <>
      <CartMenu className={linkClasses} />
      <Link to="/profile" className={linkClasses}>
        {m.shop_nav_profile()}
      </Link>
      <LogoutButton className={linkClasses} />
    </>
  )
}

function GuestLinks() {
  // A phone has no space for the cart and both ways in; the login page links to the other.
  const signUpClasses =
    useWantedIds().size > 0 ? `${linkClasses} max-mobile-lg:hidden` : linkClasses
  return (
    <>
      <GuestCartLink className={linkClasses} />
      <Link to="/auth/login" className={linkClasses}>
        {m.shop_nav_log_in()}
      </Link>
      <Link to="/auth/sign-up" className={signUpClasses}>
        {m.shop_nav_sign_up()}
      </Link>
    </>
  )
}
