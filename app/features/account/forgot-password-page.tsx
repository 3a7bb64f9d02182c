import { useState } from 'react'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { m } from '#app/paraglide/messages.js'
import { WholeWords } from '#app/ui/whole-words.tsx'
import { AuthCard } from './auth-card.tsx'
import { AuthLink } from './auth-link.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

interface ForgotPasswordPageProps {
  readonly backUrl: string | undefined
  /**
   * Set if a link was requested without JavaScript. The email address is then unknown, because it
   * is never put in a URL.
   */
  readonly sent?: boolean
}

/** Requests a reset link, then shows the same confirmation whether or not the account exists. */
export function ForgotPasswordPage({ backUrl, sent = false }: ForgotPasswordPageProps) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const isSent = sent || sentTo !== null
  return (
    <AuthCard
      title={isSent ? m.account_forgot_sent_title() : m.account_forgot_link()}
      lead={isSent ? undefined : m.account_forgot_description()}
      links={
        <AuthLink to="/auth/login" backUrl={backUrl}>
          {m.account_back_to_login()}
        </AuthLink>
      }
    >
      <output className="grid gap-3 empty:hidden">
        {isSent ? <SentNote email={sentTo} /> : null}
      </output>
      {isSent ? null : <ForgotPasswordForm backUrl={backUrl} onSent={setSentTo} />}
    </AuthCard>
  )
}

function SentNote({ email }: { readonly email: string | null }) {
  const { capabilities } = useProviderInfo()
  return (
    <>
      <p>
        {email === null ? (
          m.account_forgot_sent_plain()
        ) : (
          <WholeWords sentence={(keep) => m.account_forgot_sent({ email: keep(email) })} />
        )}
      </p>
      {capabilities.reset ? null : <p>{m.account_forgot_elsewhere()}</p>}
      <p className="text-sm text-on-surface-muted">{m.account_forgot_hint()}</p>
    </>
  )
}
