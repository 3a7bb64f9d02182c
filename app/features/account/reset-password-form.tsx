import { useNavigate } from '@tanstack/react-router'
import { FormAlert } from '#app/features/forms/form-alert.tsx'
import { reportSuccess } from '#app/features/errors/report-outcome.ts'
import { useForm } from '#app/features/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import type { PasswordReset } from '#app/provider/customer.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { resetPasswordSchema } from './account-schemas.ts'
import { resetPassword } from './auth.functions.ts'
import { sanitizeBackUrl } from './back-url.ts'

interface ResetPasswordFormProps {
  readonly token: string
  readonly email: string
  readonly backUrl: string | undefined
}

/** A form that sets a new password using a reset token and then opens the login page. */
export function ResetPasswordForm({ token, email, backUrl }: ResetPasswordFormProps) {
  const navigate = useNavigate()
  function onDone({ keepsPasskeys }: PasswordReset): void {
    reportSuccess(keepsPasskeys ? m.account_reset_done_passkeys() : m.account_reset_done())
    void navigate({ to: '/auth/login', search: { backUrl: sanitizeBackUrl(backUrl) ?? undefined } })
  }
  const { busy, alert, inputProps, onSubmit } = useForm({
    schema: resetPasswordSchema,
    labels: {
      password: m.account_new_password(),
    },
    send: (data) => resetPassword({ data }),
    onDone,
  })
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <FormAlert {...alert} />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="email" value={email} autoComplete="username" />
      <TextField
        hint={m.account_password_hint()}
        {...inputProps('password')}
        type="password"
        autoComplete="new-password"
        required
      />
      <Button type="submit" theme="primary" size="lg" busy={busy}>
        {m.account_save_password()}
      </Button>
    </form>
  )
}
