import { useNavigate } from '@tanstack/react-router'
import { FormAlert } from '#app/features/forms/form-alert.tsx'
import { reportSuccess } from '#app/features/errors/report-outcome.ts'
import { useForm } from '#app/features/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { formatDate } from '#app/i18n/format.ts'
import type { Passkey } from '#app/provider/types/customer.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox, TextField } from '#app/ui/field.tsx'
import { getPasskeyField, resetPasswordSchema } from './account-schemas.ts'
import { resetPassword } from './auth.functions.ts'
import { sanitizeBackUrl } from './back-url.ts'
import { Form } from '#app/ui/form.tsx'

interface ResetPasswordFormProps {
  readonly token: string
  readonly email: string
  /** Set if the link contains the address, which is then sent with the token. */
  readonly isEmailInLink: boolean
  /** The passkeys that can be kept. */
  readonly passkeys: readonly Passkey[]
  readonly backUrl: string | undefined
}

/** A form that sets a new password using a reset token and then opens the login page. */
export function ResetPasswordForm(props: ResetPasswordFormProps) {
  const { token, email, isEmailInLink, passkeys, backUrl } = props
  const navigate = useNavigate()
  function onDone(): void {
    reportSuccess(m.account_reset_done())
    void navigate({ to: '/auth/login', search: { backUrl: sanitizeBackUrl(backUrl) ?? undefined } })
  }
  const { busy, alert, inputProps, checkboxProps, onSubmit } = useForm({
    schema: resetPasswordSchema,
    labels: {
      password: m.account_new_password(),
    },
    send: (data) => resetPassword({ data }),
    onDone,
  })
  return (
    <Form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <FormAlert {...alert} />
      <input type="hidden" name="token" value={token} />
      <input
        type="hidden"
        name={isEmailInLink ? 'email' : undefined}
        value={email}
        autoComplete="username"
      />
      <TextField
        hint={m.account_password_hint()}
        {...inputProps('password')}
        type="password"
        autoComplete="new-password"
        required
      />
      {passkeys.length > 0 ? (
        <fieldset className="grid gap-3">
          <legend className="mb-3 text-sm">{m.account_reset_passkeys()}</legend>
          {passkeys.map(({ id, name, createdAt }) => (
            <Checkbox key={id} {...checkboxProps(getPasskeyField(id))}>
              <span className="wrap-anywhere">{name}</span>{' '}
              <span className="text-on-surface-muted">
                {m.profile_passkeys_added_on({ date: formatDate(createdAt) })}
              </span>
            </Checkbox>
          ))}
        </fieldset>
      ) : null}
      <Button type="submit" theme="primary" size="lg" busy={busy}>
        {m.account_save_password()}
      </Button>
    </Form>
  )
}
