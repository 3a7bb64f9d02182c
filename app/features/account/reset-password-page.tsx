import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { m } from '#app/paraglide/messages.js'
import type { ResetLink } from '#app/provider/types/customer.ts'
import { WholeWords } from '#app/ui/whole-words.tsx'
import { AuthCard } from './auth-card.tsx'
import { AuthLink } from './auth-link.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

interface ResetPasswordPageProps {
  readonly token: string | undefined
  /** The address in the link, which only older links contain. */
  readonly email: string | undefined
  /** The provider's data for a link without an address; null if it is no longer valid. */
  readonly link?: ResetLink | null | undefined
  readonly backUrl: string | undefined
}

/**
 * The page opened by a reset link. If the link is incomplete or no longer valid, or if reset links
 * open the provider's own page, it only offers to request a new one.
 */
export function ResetPasswordPage({ token, email, link, backUrl }: ResetPasswordPageProps) {
  const { capabilities } = useProviderInfo()
  const address = email ?? link?.email
  const isComplete = capabilities.reset && token !== undefined && address !== undefined
  const problem = link === null ? m.errors_reason_reset_token_invalid() : m.account_link_broken()
  return (
    <AuthCard
      title={m.account_reset_title()}
      lead={
        isComplete ? (
          <WholeWords sentence={(keep) => m.account_reset_for({ email: keep(address) })} />
        ) : (
          problem
        )
      }
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
      {isComplete ? (
        <ResetPasswordForm
          token={token}
          email={address}
          isEmailInLink={email !== undefined}
          passkeys={link?.passkeys ?? []}
          backUrl={backUrl}
        />
      ) : null}
    </AuthCard>
  )
}
