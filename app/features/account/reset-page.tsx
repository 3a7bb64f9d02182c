import { m } from '#app/paraglide/messages.js'
import { AuthCard } from './auth-card.tsx'
import { AuthLink } from './auth-link.tsx'
import { ResetForm } from './reset-form.tsx'

interface ResetPageProps {
  readonly token: string | undefined
  readonly email: string | undefined
  readonly backUrl: string | undefined
}

/** The page of the emailed link; without its token and address there is only the way to a new one. */
export function ResetPage({ token, email, backUrl }: ResetPageProps) {
  const complete = token !== undefined && email !== undefined
  return (
    <AuthCard
      title={m.account_reset_title()}
      lead={complete ? m.account_reset_for({ email }) : m.account_reset_broken()}
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
      {complete ? <ResetForm token={token} email={email} backUrl={backUrl} /> : null}
    </AuthCard>
  )
}
