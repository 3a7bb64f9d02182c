import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { Customer } from '#app/provider/types.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea, TextField } from '#app/ui/field.tsx'
import { profileErrorText } from './profile-error-text.ts'
import { profileErrors, profileFields, profileForm } from './profile-form.ts'
import type { ProfileErrors, ProfileField } from './profile-form.ts'
import { useSaveProfile } from './use-save-profile.ts'

/** The settings of a customer: what is typed stays, faults stand beside their fields. */
export function SettingsForm({ customer }: { readonly customer: Customer }) {
  const [errors, setErrors] = useState<ProfileErrors>({})
  const form = useRef<HTMLFormElement>(null)
  const save = useSaveProfile(onAnswer)

  function show(found: ProfileErrors): void {
    setErrors(found)
    const first = profileFields.find((field) => found[field])
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  function onAnswer(refused: ProfileErrors): void {
    show(refused)
    if (Object.keys(refused).length === 0) clearPasswords(form.current)
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const typed = profileForm.safeParse(Object.fromEntries(new FormData(event.currentTarget)))
    if (!typed.success) return show(profileErrors(typed.error))
    setErrors({})
    void save.run(typed.data)
  }

  function field(name: ProfileField, autoComplete: string) {
    return { name, autoComplete, error: profileErrorText(errors[name]) }
  }

  return (
    <form method="post" ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <h2 className="text-3xl">{m.profile_general()}</h2>
      <div className="grid items-start gap-5 tablet:grid-cols-2">
        <TextField
          {...field('firstName', 'given-name')}
          label={m.profile_first_name()}
          defaultValue={customer.firstName}
        />
        <TextField
          {...field('lastName', 'family-name')}
          label={m.profile_last_name()}
          defaultValue={customer.lastName}
        />
        <TextField
          {...field('username', 'username')}
          label={m.profile_username()}
          defaultValue={customer.username ?? ''}
        />
        <TextField
          {...field('location', 'address-level2')}
          label={m.profile_location()}
          hint={m.profile_optional()}
          defaultValue={customer.location ?? ''}
        />
      </div>
      <TextArea
        {...field('description', 'off')}
        label={m.profile_about()}
        hint={m.profile_optional()}
        rows={4}
        defaultValue={customer.description ?? ''}
      />
      <div className="grid items-start gap-5 tablet:grid-cols-2">
        <TextField
          {...field('email', 'email')}
          type="email"
          label={m.profile_email()}
          defaultValue={customer.email}
        />
        <TextField
          {...field('phone', 'tel')}
          type="tel"
          label={m.profile_phone()}
          hint={m.profile_optional()}
          defaultValue={customer.phone ?? ''}
        />
      </div>
      <h3 className="mt-4 text-xl">{m.profile_password_heading()}</h3>
      <p className="text-sm text-ink-soft">{m.profile_password_hint()}</p>
      <div className="grid items-start gap-5 tablet:grid-cols-2">
        <TextField
          {...field('currentPassword', 'current-password')}
          type="password"
          label={m.profile_password_current()}
        />
        <TextField
          {...field('newPassword', 'new-password')}
          type="password"
          label={m.profile_password_new()}
          hint={m.profile_password_rule()}
        />
      </div>
      <Button type="submit" theme="primary" busy={save.busy} className="mt-4 justify-self-start">
        {m.profile_save()}
      </Button>
    </form>
  )
}

function clearPasswords(form: HTMLFormElement | null): void {
  for (const input of form?.querySelectorAll<HTMLInputElement>('[type="password"]') ?? []) {
    input.value = ''
  }
}
