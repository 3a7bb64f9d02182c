import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { m } from '#app/paraglide/messages.js'
import { AuthCard } from './auth-card.tsx'
import { AuthLink } from './auth-link.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

interface ResetPasswordPageProps {
  readonly token: string | undefined
  readonly email: string | undefined
  readonly backUrl: string | undefined
}

/**
 * The page that a reset link opens. If the token or the email is missing, or if reset links open the
 * provider's own page, it only links to a new request.
 */
export function ResetPasswordPage({ token, email, backUrl }: ResetPasswordPageProps) {
  const { capabilities } = useProviderInfo()
  const isComplete = capabilities.reset && token !== undefined && email !== undefined
  return (
    <AuthCard
      title={m.account_reset_title()}
      lead={isComplete ? m.account_reset_for({ email }) : m.account_reset_broken()}
      links={
        <>
          <AuthLink to="/auth/forgot" backUrl={backUrl}>
            {m.account_reset_again()}
          </AuthLink>
          <AuthLink to="/auth/login" backUrl={backUrl}>
            {m.account_back_to_login()}
          </AuthLink>
        </>
      }
    >
      {isComplete ? <ResetPasswordForm token={token} email={email} backUrl={backUrl} /> : null}
    </AuthCard>
  )
}
