import { m } from '#app/paraglide/messages.js'
import { localizePath } from '#app/i18n/paths.ts'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { AuthCard } from './auth-card.tsx'
import { AuthLink } from './auth-link.tsx'
import { LoginForm } from './login-form.tsx'
import { publicBackUrl } from './public-page.ts'

interface LoginPageProps {
  readonly backUrl: string | undefined
  /** The visitor did not ask for this page: their session ended. */
  readonly expired: boolean
}

/** The login page. */
export function LoginPage({ backUrl, expired }: LoginPageProps) {
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
      <LoginForm backUrl={backUrl} />
    </AuthCard>
  )
}

/** The token is gone, so the page opens for everyone; as a new document, without old data. */
function ContinueWithout({ backUrl }: { readonly backUrl: string | undefined }) {
  return (
    <p>
      <a
        href={publicBackUrl(backUrl) ?? localizePath('/', currentLocale())}
        className="font-semibold underline underline-offset-4"
      >
        {m.account_continue_without()}
      </a>
    </p>
  )
}
