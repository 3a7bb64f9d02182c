import { reportFailure, reportNoResponse } from '#app/features/errors/report-outcome.ts'
import { useSingleMutation } from '#app/features/forms/use-single-mutation.ts'
import { m } from '#app/paraglide/messages.js'
import type { Outcome } from '#app/provider/failure.ts'
import { Button } from '#app/ui/button.tsx'
import { logInWithPasskey, startPasskeyLogin } from './passkey-login.functions.ts'
import { promptForPasskey } from './passkey-prompt.ts'
import { usePasskeysInBrowser } from './use-passkeys-in-browser.ts'

/** A button that logs in with a passkey; absent without JavaScript or WebAuthn. */
export function PasskeyLoginButton({ onDone }: { readonly onDone: () => void }) {
  const isSupported = usePasskeysInBrowser()
  const login = useSingleMutation({
    mutationFn: logIn,
    onSuccess: (outcome) => {
      if (outcome === null) return
      if (outcome.ok) onDone()
      else reportFailure(outcome.failure)
    },
    onError: reportNoResponse,
  })
  if (!isSupported) return null
  return (
    <Button
      size="lg"
      className="needs-js"
      busy={login.isPending}
      onClick={({ currentTarget }) => login.run(isRememberChecked(currentTarget.form))}
    >
      {m.account_passkey_log_in()}
    </Button>
  )
}

/** Returns null if the visitor cancels the browser's prompt. */
async function logIn(remember: boolean): Promise<Outcome<null> | null> {
  const options = await startPasskeyLogin()
  if (!options.ok) return options
  const prompt = await promptForPasskey(options.value)
  if (prompt.kind === 'canceled') return null
  if (prompt.kind !== 'done') throw new Error('The browser cannot use a passkey here.')
  return await logInWithPasskey({ data: { credential: prompt.credential, remember } })
}

function isRememberChecked(form: HTMLFormElement | null): boolean {
  return form !== null && new FormData(form).has('remember')
}
