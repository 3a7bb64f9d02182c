import { m } from '#app/paraglide/messages.js'
import { localizePath } from '#app/i18n/paths.ts'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { AuthCard } from './auth-card.tsx'
import { AuthLink } from './auth-link.tsx'
import type { AuthFlash } from './auth-search.ts'
import { LoginForm } from './login-form.tsx'
import { guestBackUrl } from './back-url.ts'

interface LoginPageProps {
  readonly backUrl: string | undefined
  /** The visitor did not ask for this page: their session ended. */
  readonly expired: boolean
  /** What was done just before, where no toast could tell. */
  readonly news?: AuthFlash | undefined
}

/** The login page. */
export function LoginPage({ backUrl, expired, news }: LoginPageProps) {
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
          {expired ? <ContinueWithout backUrl={backUrl} /> : null}
        </>
      }
    >
      <output className="block border-2 border-on-surface p-3 font-semibold empty:hidden">
        {newsText(news)}
      </output>
      <LoginForm backUrl={backUrl} />
    </AuthCard>
  )
}

function newsText(news: AuthFlash | undefined): string | null {
  if (news === 'created') return m.account_created()
  return news === 'reset' ? m.account_reset_done() : null
}

/** The token is gone, so the page opens for everyone; as a new document, without old data. */
function ContinueWithout({ backUrl }: { readonly backUrl: string | undefined }) {
  return (
    <p>
      <a
        href={guestBackUrl(backUrl) ?? localizePath('/', currentLocale())}
        className="font-semibold underline underline-offset-4"
      >
        {m.account_continue_without()}
      </a>
    </p>
  )
}
