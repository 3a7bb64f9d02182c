import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { FormAlert } from '#app/features/forms/form-alert.tsx'
import { useForm } from '#app/features/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { WholeWords } from '#app/ui/whole-words.tsx'
import { verifyEmailSchema } from './account-schemas.ts'
import { AuthCard } from './auth-card.tsx'
import { verifyEmail } from './auth.functions.ts'
import { expireCustomerData } from './session.queries.ts'
import { Form } from '#app/ui/form.tsx'

interface VerifyEmailPageProps {
  readonly token: string | undefined
  /** True once the address is verified, with or without JavaScript. */
  readonly isVerified: boolean
}

/**
 * The page opened by a verification link. A button verifies the address, because mail servers open
 * links to scan them.
 */
export function VerifyEmailPage({ token, isVerified }: VerifyEmailPageProps) {
  const [verified, setVerified] = useState<string | null>(null)
  const isDone = isVerified || verified !== null
  const isOpen = !isDone && token !== undefined
  return (
    <AuthCard
      title={isDone ? m.account_verify_done_title() : m.account_verify_title()}
      lead={isOpen ? m.account_verify_description() : undefined}
      links={
        <>
          <Link to="/profile" search={{}} className="font-semibold underline underline-offset-4">
            {m.account_verify_profile()}
          </Link>
          {isDone ? null : (
            <Link to="/" className="font-semibold underline underline-offset-4">
              {m.account_verify_shop()}
            </Link>
          )}
        </>
      }
    >
      <output className="block font-semibold empty:hidden">
        {isDone ? <DoneText email={verified} /> : null}
      </output>
      {isDone ? (
        <ButtonLink to="/" theme="primary" size="lg">
          {m.account_verify_shop()}
        </ButtonLink>
      ) : null}
      {isOpen ? <VerifyEmailForm token={token} onVerified={setVerified} /> : null}
      {isDone || token !== undefined ? null : <p>{m.account_link_broken()}</p>}
    </AuthCard>
  )
}

/** The address is unknown without JavaScript, because it is never put in a URL. */
function DoneText({ email }: { readonly email: string | null }) {
  if (email === null) return m.account_verify_done_plain()
  return <WholeWords sentence={(keep) => m.account_verify_done({ email: keep(email) })} />
}

interface VerifyEmailFormProps {
  readonly token: string
  readonly onVerified: (email: string) => void
}

function VerifyEmailForm({ token, onVerified }: VerifyEmailFormProps) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { busy, alert, onSubmit } = useForm({
    schema: verifyEmailSchema,
    send: (data) => verifyEmail({ data }),
    onDone: ({ email }) => {
      onVerified(email)
      void expireCustomerData(queryClient)
      // The link works only once; after a reload, the page and its title still confirm the
      // verification.
      void navigate({ to: '/auth/verify', search: { flash: 'verified' }, replace: true })
    },
  })
  return (
    <Form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <FormAlert {...alert} />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" theme="primary" size="lg" busy={busy}>
        {m.account_verify_confirm()}
      </Button>
    </Form>
  )
}
