import { m } from '#app/paraglide/messages.js'
import { AuthCard } from './auth-card.tsx'
import { AuthLink } from './auth-link.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export function SignUpPage({ backUrl }: { readonly backUrl: string | undefined }) {
  return (
    <AuthCard
      title={m.account_sign_up_title()}
      lead={m.account_sign_up_description()}
      links={
        <AuthLink to="/auth/login" backUrl={backUrl} question={m.account_have_account()}>
          {m.account_login_link()}
        </AuthLink>
      }
    >
      <SignUpForm backUrl={backUrl} />
    </AuthCard>
  )
}
