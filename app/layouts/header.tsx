import { Link } from '@tanstack/react-router'
import { useSession } from '#app/features/account/use-session.ts'
import { LogoutButton } from '#app/features/account/logout-button.tsx'
import { CartLink } from '#app/features/cart/cart-link.tsx'
import { brand } from '#app/features/pages/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { noteMenuClick } from '#app/ui/menu-navigation.ts'

const linkLook = 'py-2 underline-offset-4 hover:underline aria-[current=page]:underline'

/** The bar over every page: where to listen, where to get help, and the visitor's own things. */
export function Header() {
  const { state } = useSession()
  // While the provider is silent, a customer is still one: nobody is shown as logged out.
  const isCustomer = state === 'customer' || state === 'unavailable'
  return (
    <header className="sticky top-0 z-40 border-b border-rule bg-paper">
      <nav
        aria-label={m.shop_main_navigation()}
        onClickCapture={noteMenuClick}
        className="page-width figures flex flex-wrap items-center gap-x-5 py-1 text-sm font-semibold"
      >
        <Link to="/" className="py-1 font-display text-2xl font-extrabold tracking-tight">
          {brand.name}
        </Link>
        <div className="order-last flex basis-full flex-wrap gap-x-5 tablet:order-none tablet:basis-auto">
          <Link to="/catalog" search={{ type: 'sample-packs' }} className={linkLook}>
            {m.shop_nav_packs()}
          </Link>
          <Link to="/catalog" search={{ type: 'one-shots' }} className={linkLook}>
            {m.shop_nav_one_shots()}
          </Link>
          <Link to="/contacts" className={linkLook}>
            {m.shop_nav_support()}
          </Link>
        </div>
        <div className="ml-auto flex flex-wrap justify-end gap-x-5">
          {isCustomer ? <CustomerLinks /> : <VisitorLinks />}
        </div>
      </nav>
    </header>
  )
}

function CustomerLinks() {
  return (
    <>
      <CartLink className={linkLook} />
      <Link to="/profile" className={linkLook}>
        {m.shop_nav_profile()}
      </Link>
      <LogoutButton className={linkLook} />
    </>
  )
}

function VisitorLinks() {
  return (
    <>
      <Link to="/auth/login" className={linkLook}>
        {m.shop_nav_log_in()}
      </Link>
      <Link to="/auth/sign-up" className={linkLook}>
        {m.shop_nav_sign_up()}
      </Link>
    </>
  )
}
