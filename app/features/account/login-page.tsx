import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { localizePath } from '#app/i18n/paths.ts'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { AuthCard } from './auth-card.tsx'
import { AuthLink } from './auth-link.tsx'
import type { AuthFlash } from './auth-search.ts'
import { LoginForm } from './login-form.tsx'
import { getGuestBackUrl } from './back-url.ts'

interface LoginPageProps {
  readonly backUrl: string | undefined
  /** Set after a redirect from an expired session. */
  readonly expired: boolean
  readonly flash?: AuthFlash | undefined
  /** Shown above the form. */
  readonly invitation?: ReactNode
}

export function LoginPage({ backUrl, expired, flash, invitation }: LoginPageProps) {
  return (
    <AuthCard
      title={m.account_login_title()}
      lead={expired ? m.account_expired() : undefined}
      links={
        <>
          <AuthLink to="/auth/forgot" backUrl={backUrl}>
            {m.account_forgot_link()}
          </AuthLink>
          <AuthLink to="/auth/sign-up" backUrl={backUrl} question={m.account_no_account()}>
            {m.account_create_link()}
          </AuthLink>
          {expired ? <ContinueAsGuestLink backUrl={backUrl} /> : null}
        </>
      }
    >
      <output className="block border-2 border-on-surface p-3 font-semibold empty:hidden">
        {getFlashText(flash)}
      </output>
      {invitation}
      <LoginForm backUrl={backUrl} />
    </AuthCard>
  )
}

function getFlashText(flash: AuthFlash | undefined): string | null {
  if (flash === 'created') return m.account_created()
  return flash === 'reset' ? m.account_reset_done() : null
}

/**
 * Continues as a guest with a full page load, so that no data from the expired session remains in
 * memory.
 */
function ContinueAsGuestLink({ backUrl }: { readonly backUrl: string | undefined }) {
  return (
    <p>
      <a
        href={getGuestBackUrl(backUrl) ?? localizePath('/', getCurrentLocale())}
        className="font-semibold underline underline-offset-4"
      >
        {m.account_continue_without()}
      </a>
    </p>
  )
}
