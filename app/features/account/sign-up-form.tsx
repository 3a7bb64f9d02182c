import { useNavigate } from '@tanstack/react-router'
import { FormAlert } from '#app/features/forms/form-alert.tsx'
import { reportSuccess } from '#app/features/errors/report-outcome.ts'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { useForm } from '#app/features/forms/use-form.ts'
import type { FormState } from '#app/features/forms/use-form.ts'
import { LegalSentence } from '#app/features/legal/legal-sentence.tsx'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Checkbox, TextField } from '#app/ui/field.tsx'
import { createSignUpSchema } from './account-schemas.ts'
import { signUp } from './auth.functions.ts'
import { useOpenRequestedPage } from './use-open-requested-page.ts'
import { Form } from '#app/ui/form.tsx'

/** A form that creates an account, logs in and opens the requested page. */
export function SignUpForm({ backUrl }: { readonly backUrl: string | undefined }) {
  const hasUsername = useProviderInfo().capabilities.profile
  const openRequestedPage = useOpenRequestedPage(backUrl)
  const navigate = useNavigate()
  function onDone({ loggedIn }: { readonly loggedIn: boolean }): void {
    if (loggedIn) return openRequestedPage()
    reportSuccess(m.account_created())
    void navigate({ to: '/auth/login', search: { backUrl } })
  }
  const { busy, alert, inputProps, checkboxProps, onSubmit } = useForm({
    schema: createSignUpSchema(hasUsername),
    labels: {
      first_name: m.account_first_name(),
      last_name: m.account_last_name(),
      username: m.account_username(),
      email: m.account_email(),
      password: m.account_password(),
    },
    send: (data) => signUp({ data }),
    onDone,
  })
  return (
    <Form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <FormAlert {...alert} />
      <div className="grid gap-5 mobile-lg:grid-cols-2">
        <TextField {...inputProps('first_name')} autoComplete="given-name" required />
        <TextField {...inputProps('last_name')} autoComplete="family-name" required />
      </div>
      {hasUsername ? (
        <TextField
          {...inputProps('username')}
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      ) : null}
      <TextField {...inputProps('email')} type="email" autoComplete="email" required />
      <TextField
        hint={m.account_password_hint()}
        {...inputProps('password')}
        type="password"
        autoComplete="new-password"
        required
      />
      <AgreementField {...checkboxProps('agreement')} />
      <Button type="submit" theme="primary" size="lg" busy={busy}>
        {m.account_sign_up()}
      </Button>
    </Form>
  )
}

/** A required checkbox for accepting the terms and the privacy policy, which open in a new tab. */
function AgreementField(box: ReturnType<FormState['checkboxProps']>) {
  return (
    <Checkbox {...box} required>
      <LegalSentence
        sentence={m.account_agree}
        labels={{ terms: m.account_agree_terms(), privacy: m.account_agree_privacy() }}
      />
    </Checkbox>
  )
}
