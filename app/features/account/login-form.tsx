import { FormAlert } from '#app/features/forms/form-alert.tsx'
import { useForm } from '#app/features/forms/use-form.ts'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Checkbox, TextField } from '#app/ui/field.tsx'
import { loginSchema } from './account-schemas.ts'
import { logIn } from './auth.functions.ts'
import { PasskeyLoginButton } from './passkey-login-button.tsx'
import { useOpenRequestedPage } from './use-open-requested-page.ts'
import { Form } from '#app/ui/form.tsx'

/** A form that logs in and opens the requested page. */
export function LoginForm({ backUrl }: { readonly backUrl: string | undefined }) {
  const openRequestedPage = useOpenRequestedPage(backUrl)
  const { capabilities } = useProviderInfo()
  const { busy, alert, inputProps, checkboxProps, onSubmit } = useForm({
    schema: loginSchema,
    labels: {
      email: m.account_email(),
      password: m.account_password(),
    },
    send: (data) => logIn({ data }),
    onDone: openRequestedPage,
  })
  return (
    <Form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <FormAlert {...alert} />
      <TextField {...inputProps('email')} type="email" autoComplete="username" required />
      <TextField
        {...inputProps('password')}
        type="password"
        autoComplete="current-password"
        required
      />
      <Checkbox {...checkboxProps('remember')}>{m.account_remember()}</Checkbox>
      <Button type="submit" theme="primary" size="lg" busy={busy}>
        {m.account_log_in()}
      </Button>
      {capabilities.passkeys ? <PasskeyLoginButton onDone={openRequestedPage} /> : null}
    </Form>
  )
}
