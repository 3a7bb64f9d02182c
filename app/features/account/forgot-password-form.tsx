import { FormAlert } from '#app/features/forms/form-alert.tsx'
import { reportSuccess } from '#app/features/errors/report-outcome.ts'
import { useForm } from '#app/features/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { forgotPasswordSchema } from './account-schemas.ts'
import { sendResetLink } from './auth.functions.ts'
import { sanitizeBackUrl } from './back-url.ts'
import { Form } from '#app/ui/form.tsx'

interface ForgotPasswordFormProps {
  /**
   * Included in the reset link so that the visitor still returns to the requested page after login.
   */
  readonly backUrl: string | undefined
  readonly onSent: (email: string) => void
}

/** A form that requests a reset link; `onSent` receives the email address it was sent to. */
export function ForgotPasswordForm({ backUrl, onSent }: ForgotPasswordFormProps) {
  const { busy, alert, inputProps, onSubmit } = useForm({
    schema: forgotPasswordSchema,
    labels: {
      email: m.account_email(),
    },
    send: (data) => sendResetLink({ data }),
    onDone: (_none, { email }) => {
      reportSuccess()
      onSent(email)
    },
  })
  return (
    <Form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <FormAlert {...alert} />
      <input type="hidden" name="back_url" value={sanitizeBackUrl(backUrl) ?? ''} />
      <TextField {...inputProps('email')} type="email" autoComplete="username" required />
      <Button type="submit" theme="primary" size="lg" busy={busy}>
        {m.account_send()}
      </Button>
    </Form>
  )
}
