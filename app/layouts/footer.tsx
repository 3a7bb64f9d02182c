import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getIdentity } from '#app/features/identity/identity.ts'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { m } from '#app/paraglide/messages.js'
import { LateContent, useLateHydration } from '#app/ui/late-hydration.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const linkClasses = 'py-1 underline-offset-4 hover:underline'

/** The space covered by the player at the bottom of a page. */
const playerSpace = '[body:has([data-player])_&]:pb-(--player-height)'

/** The footer with links to the help and legal pages and the language and theme switches. */
export function Footer() {
  return (
    <FooterShell>
      <LanguageSwitch className="grid content-start grid-cols-2 gap-x-6 text-sm" />
      <ThemeSwitch />
    </FooterShell>
  )
}

/** The footer of the empty layout: the same links and languages, in as few rows as possible. */
export function SmallFooter() {
  return (
    <footer
      className={`surface-tint page-width max-w-none flex flex-wrap justify-between gap-x-8 gap-y-2 py-4 ${playerSpace}`}
    >
      <FooterLinks className={rowClasses} />
      <LanguageSwitch className={rowClasses} />
    </footer>
  )
}

const rowClasses = 'flex flex-wrap gap-x-4 text-sm'

/**
 * The footer, with `children` in its last column, for the language and theme switches. Its links
 * hydrate late; those to other languages do not, because they depend on the page.
 */
export function FooterShell({ children }: { readonly children?: ReactNode }) {
  const { name } = getIdentity()
  const { ref, sleeper } = useLateHydration()
  return (
    <footer ref={ref} className={`surface-tint overflow-hidden ${playerSpace}`}>
      <div className="page-width grid gap-8 pt-12 pb-10 tablet:grid-cols-[1fr_auto_auto] tablet:gap-12 desktop:grid-cols-[2fr_1fr_1fr]">
        <LateContent sleeper={sleeper}>
          <Tagline />
          <FooterLinks className="grid content-start text-sm" />
        </LateContent>
        <div className="grid content-start gap-6">{children}</div>
      </div>
      {/* Letters are cropped by the bottom edge on purpose; names longer than the demo's are
          smaller. */}
      <p
        style={name.length > 8 ? { fontSize: `${178 / name.length}vw` } : undefined}
        className="page-width display-type pointer-events-none -mb-[0.17em] max-w-none whitespace-nowrap text-wordmark tablet:text-wordmark-wide leading-[0.8]"
      >
        {name}
      </p>
    </footer>
  )
}

function Tagline() {
  const { chargesVat, name, tagline } = getIdentity()
  return (
    <div>
      <p className="font-display text-2xl leading-tight font-bold tracking-tight">
        {tagline ?? name}
      </p>
      {chargesVat ? (
        <p className="mt-4 max-w-md text-sm text-on-surface-muted">{m.shop_prices_note()}</p>
      ) : null}
    </div>
  )
}

function FooterLinks({ className }: { readonly className: string }) {
  const { capabilities } = useProviderInfo()
  return (
    <nav aria-label={m.shop_footer_navigation()} className={className}>
      <Link to="/contacts" className={linkClasses}>
        {m.shop_footer_contact()}
      </Link>
      <Link to="/info" search={{ tab: 'faq' }} className={linkClasses}>
        {m.shop_footer_faq()}
      </Link>
      <Link to="/terms" className={linkClasses}>
        {m.shop_footer_terms()}
      </Link>
      <Link to="/privacy" className={linkClasses}>
        {m.shop_footer_privacy()}
      </Link>
      <Link to="/withdrawal" className={linkClasses}>
        {m.withdrawal_withdraw()}
      </Link>
      {capabilities.certificates ? (
        <Link to="/certificates" className={linkClasses}>
          {m.certificate_check_title()}
        </Link>
      ) : null}
      <Link to="/info" search={{ tab: 'about' }} className={linkClasses}>
        {m.shop_footer_about()}
      </Link>
      <Link to="/accessibility" className={linkClasses}>
        {m.shop_footer_accessibility()}
      </Link>
      <Link to="/imprint" className={linkClasses}>
        {m.shop_footer_imprint()}
      </Link>
    </nav>
  )
}
