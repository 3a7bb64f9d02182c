import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { AuthCard } from './auth-card.tsx'
import { AuthLink } from './auth-link.tsx'
import { SignUpForm } from './sign-up-form.tsx'

interface SignUpPageProps {
  readonly backUrl: string | undefined
  /** Shown above the form. */
  readonly invitation?: ReactNode
}

export function SignUpPage({ backUrl, invitation }: SignUpPageProps) {
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
      {invitation}
      <SignUpForm backUrl={backUrl} />
    </AuthCard>
  )
}
