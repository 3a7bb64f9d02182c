import type {
  NewCredential,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  UsedCredential,
} from '#provider/contract/passkey.ts'

/**
 * The result of the browser's prompt for a passkey: `canceled` by the visitor or timed out, or
 * `exists` if the device has a passkey for the account already.
 */
export type PromptResult<TCredential> =
  | { readonly kind: 'done'; readonly credential: TCredential }
  | { readonly kind: 'canceled' | 'exists' | 'failed' }

/** Loads the library on demand, because most visits use no passkey. */
const loadLibrary = () => import('@simplewebauthn/browser')

/** Asks the visitor to create a passkey on this device or another one. */
export function promptForNewPasskey(
  options: PasskeyCreationOptions,
): Promise<PromptResult<NewCredential>> {
  return prompt(async () => (await loadLibrary()).startRegistration({ optionsJSON: options }))
}

/** Asks the visitor to choose a passkey of this shop and to confirm its use. */
export function promptForPasskey(
  options: PasskeyRequestOptions,
): Promise<PromptResult<UsedCredential>> {
  return prompt(async () => (await loadLibrary()).startAuthentication({ optionsJSON: options }))
}

async function prompt<TCredential>(
  ask: () => Promise<TCredential>,
): Promise<PromptResult<TCredential>> {
  try {
    return { kind: 'done', credential: await ask() }
  } catch (error) {
    return { kind: (error instanceof Error && failuresByName[error.name]) || 'failed' }
  }
}

/** The errors of https://www.w3.org/TR/webauthn-3/#sctn-op-make-cred that visitors cause. */
const failuresByName: Readonly<Record<string, 'canceled' | 'exists' | undefined>> = {
  AbortError: 'canceled',
  InvalidStateError: 'exists',
  NotAllowedError: 'canceled',
}
