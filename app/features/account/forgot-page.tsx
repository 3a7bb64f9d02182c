import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { AuthCard } from './auth-card.tsx'
import { AuthLink } from './auth-link.tsx'
import { ForgotForm } from './forgot-form.tsx'

/** Asks for an address, then says that a link was sent there, whoever it belongs to. */
export function ForgotPage({ backUrl }: { readonly backUrl: string | undefined }) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <AuthCard
      title={sentTo === null ? m.account_forgot_title() : m.account_forgot_sent_title()}
      lead={sentTo === null ? m.account_forgot_description() : undefined}
      links={
        <AuthLink to="/auth/login" backUrl={backUrl}>
          {m.account_back_to_login()}
        </AuthLink>
      }
    >
      <output className="grid gap-3 empty:hidden">
        {sentTo === null ? null : <SentNote email={sentTo} />}
      </output>
      {sentTo === null ? <ForgotForm onSent={setSentTo} /> : null}
    </AuthCard>
  )
}

function SentNote({ email }: { readonly email: string }) {
  return (
    <>
      <p className="wrap-anywhere">{m.account_forgot_sent({ email })}</p>
      <p className="text-sm text-ink-soft">{m.account_forgot_hint()}</p>
    </>
  )
}
