import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { promptForNewPasskey } from '#app/features/account/passkey-prompt.ts'
import { reportNoResponse, reportSuccess } from '#app/features/errors/report-outcome.ts'
import { FormAlert } from '#app/features/forms/form-alert.tsx'
import { useForm } from '#app/features/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { mapOutcome, succeed } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { addPasskey, startAddingPasskey } from './passkeys.functions.ts'
import { addPasskeySchema } from './security-forms.ts'
import { passkeysQuery, sessionsQuery } from './security.queries.ts'
import { Form } from '#app/ui/form.tsx'

/** A form that adds a passkey; asks for the current password only if the provider requires it. */
export function AddPasskeyForm({ customerId }: { readonly customerId: number }) {
  const queryClient = useQueryClient()
  const { data: sessions } = useQuery(sessionsQuery(customerId))
  const [needsPassword, setNeedsPassword] = useState(false)
  const { busy, alert, inputProps, onSubmit } = useForm({
    schema: addPasskeySchema,
    labels: {
      passkey_name: m.profile_passkeys_name(),
      passkey_password: m.profile_password_current(),
    },
    send: createPasskey,
    onDone: (result, _data, form) => {
      if (result === 'needs-password') {
        flushSync(() => setNeedsPassword(true))
        form.querySelector<HTMLElement>('[name=passkey_password]')?.focus()
      }
      if (result === 'exists') showToast({ text: m.profile_passkeys_exists() })
      if (result === 'failed') reportNoResponse()
      if (result !== 'done') return
      reportSuccess(m.profile_passkeys_added())
      setNeedsPassword(false)
      form.reset()
      void queryClient.invalidateQueries({ queryKey: passkeysQuery(customerId).queryKey })
    },
  })
  const deviceName = sessions?.find(({ isCurrent }) => isCurrent)?.deviceName ?? ''
  return (
    <Form method="post" noValidate onSubmit={onSubmit} className="needs-js grid gap-5">
      <FormAlert {...alert} />
      <div className="grid items-start gap-5 tablet:grid-cols-2">
        <TextField
          {...inputProps('passkey_name', deviceName)}
          hint={m.profile_passkeys_name_hint()}
          autoComplete="off"
          maxLength={60}
          required
        />
        {needsPassword ? (
          <TextField
            {...inputProps('passkey_password')}
            hint={m.profile_passkeys_password_hint()}
            type="password"
            autoComplete="current-password"
            required
          />
        ) : null}
      </div>
      <Button type="submit" busy={busy} className="justify-self-start">
        {m.profile_passkeys_add()}
      </Button>
    </Form>
  )
}

type AddResult = 'done' | 'canceled' | 'exists' | 'failed' | 'needs-password'

interface PasskeyForm {
  readonly passkey_name: string
  readonly passkey_password?: string | undefined
}

async function createPasskey(form: PasskeyForm): Promise<Outcome<AddResult>> {
  const options = await startAddingPasskey({ data: form })
  if (!options.ok) {
    const isFirstRequest = form.passkey_password === undefined
    return isFirstRequest && isPasswordMissing(options) ? succeed('needs-password') : options
  }
  const prompt = await promptForNewPasskey(options.value)
  if (prompt.kind !== 'done') return succeed(prompt.kind)
  const { credential } = prompt
  const added = await addPasskey({ data: { name: form.passkey_name, credential } })
  return mapOutcome(added, () => 'done')
}

function isPasswordMissing(outcome: Outcome<unknown>): boolean {
  if (outcome.ok || outcome.failure.kind !== 'refused') return false
  return outcome.failure.reason === 'current_password_missing'
}
