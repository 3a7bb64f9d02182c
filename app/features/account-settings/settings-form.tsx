import { FormAlert } from '#app/features/forms/form-alert.tsx'
import { reportSuccess } from '#app/features/errors/report-outcome.ts'
import { useForm } from '#app/features/forms/use-form.ts'
import type { FormState } from '#app/features/forms/use-form.ts'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { m } from '#app/paraglide/messages.js'
import type { Customer } from '#app/provider/types/customer.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea, TextField } from '#app/ui/field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { findUnsavedFields, settingsSchema } from './settings-schema.ts'
import type { SubmittedFields } from './settings-schema.ts'
import { saveProfile } from './settings.functions.ts'
import { useStoreCustomer } from './settings.mutations.ts'
import { Form } from '#app/ui/form.tsx'

/** The settings form, without the fields that the provider does not store. */
export function SettingsForm({ customer }: { readonly customer: Customer }) {
  const storeCustomer = useStoreCustomer()
  const { capabilities } = useProviderInfo()
  const labels = {
    first_name: m.profile_first_name(),
    last_name: m.profile_last_name(),
    username: m.profile_username(),
    location: m.profile_location(),
    description: m.profile_about(),
    email: m.profile_email(),
    phone: m.profile_phone(),
    current_password: m.profile_password_current(),
    new_password: m.profile_password_new(),
  }

  function reportSaved(saved: Customer, submitted: SubmittedFields & { email: string }): void {
    const unsaved = findUnsavedFields(submitted, saved).map((name) => labels[name])
    const isPictureLost = customer.imageUrl !== null && saved.imageUrl === null
    const missing = isPictureLost ? [...unsaved, m.profile_image()] : unsaved
    const isEmailPending = !isSameEmail(submitted.email, saved.email)
    if (isEmailPending) reportSuccess(m.profile_saved_email({ email: submitted.email }))
    if (missing.length > 0)
      showToast({ text: m.profile_saved_except({ fields: missing.join(', ') }) })
    else if (!isEmailPending) reportSuccess(m.profile_saved())
  }

  const { busy, alert, inputProps, onSubmit } = useForm({
    schema: settingsSchema,
    labels,
    send: (data) => saveProfile({ data }),
    onDone: (saved, data, form) => {
      reportSaved(saved, data)
      clearPasswords(form)
      showSavedEmail(form, saved.email)
      void storeCustomer(saved, { passwordChanged: data.new_password !== '' })
    },
  })
  return (
    <Form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <h2 className="text-3xl">{m.profile_general()}</h2>
      <FormAlert {...alert} />
      <ProfileFields customer={customer} inputProps={inputProps} />
      <ContactFields customer={customer} inputProps={inputProps} />
      <PasswordFields inputProps={inputProps} />
      {capabilities.picture ? null : (
        <p className="text-sm text-on-surface-muted">{m.profile_save_note()}</p>
      )}
      <Button type="submit" theme="primary" busy={busy} className="mt-4 justify-self-start">
        {m.profile_save()}
      </Button>
    </Form>
  )
}

interface FieldsProps extends Pick<FormState, 'inputProps'> {
  readonly customer: Customer
}

function ProfileFields({ customer, inputProps }: FieldsProps) {
  const hasProfile = useProviderInfo().capabilities.profile
  return (
    <>
      <div className="grid items-start gap-5 tablet:grid-cols-2">
        <TextField
          {...inputProps('first_name', customer.firstName)}
          autoComplete="given-name"
          required
        />
        <TextField
          {...inputProps('last_name', customer.lastName)}
          autoComplete="family-name"
          required
        />
        {hasProfile ? (
          <>
            <TextField
              {...inputProps('username', customer.username ?? '')}
              autoComplete="nickname"
            />
            <TextField
              {...inputProps('location', customer.location ?? '')}
              autoComplete="address-level2"
              hint={m.profile_optional()}
            />
          </>
        ) : null}
      </div>
      {hasProfile ? (
        <TextArea
          {...inputProps('description', customer.description ?? '')}
          autoComplete="off"
          hint={m.profile_optional()}
          rows={4}
        />
      ) : null}
    </>
  )
}

function ContactFields({ customer, inputProps }: FieldsProps) {
  const { capabilities } = useProviderInfo()
  return (
    <div className="grid items-start gap-5 tablet:grid-cols-2">
      <TextField
        {...inputProps('email', customer.email)}
        autoComplete="email"
        required
        type="email"
        hint={capabilities.verification ? m.profile_email_hint() : undefined}
      />
      <TextField
        {...inputProps('phone', customer.phone ?? '')}
        autoComplete="tel"
        type="tel"
        hint={capabilities.profile ? m.profile_optional() : m.profile_phone_hint()}
      />
    </div>
  )
}

function PasswordFields({ inputProps }: Pick<FieldsProps, 'inputProps'>) {
  return (
    <>
      <h3 className="mt-4 text-xl">{m.profile_password_heading()}</h3>
      <p className="text-sm text-on-surface-muted">{m.profile_password_hint()}</p>
      <div className="grid items-start gap-5 tablet:grid-cols-2">
        <TextField
          {...inputProps('current_password')}
          autoComplete="current-password"
          type="password"
        />
        <TextField
          {...inputProps('new_password')}
          autoComplete="new-password"
          type="password"
          hint={m.profile_password_rule()}
        />
      </div>
    </>
  )
}

function isSameEmail(entered: string, saved: string): boolean {
  return entered.trim().toLowerCase() === saved.toLowerCase()
}

/** Shows the saved address in the form: a new one takes effect once it is verified. */
function showSavedEmail(form: HTMLFormElement, email: string): void {
  const input = form.elements.namedItem('email')
  if (input instanceof HTMLInputElement) input.value = email
}

function clearPasswords(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('[type="password"]')) {
    input.value = ''
  }
}
