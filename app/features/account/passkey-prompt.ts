import type {
  NewCredential,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  UsedCredential,
} from '#provider/contract/passkey.ts'

/**
 * The result of the browser's passkey prompt: `canceled` if the visitor canceled it or it timed
 * out, `exists` if the device already has a passkey for the account.
 */
export type PromptResult<TCredential> =
  | { readonly kind: 'done'; readonly credential: TCredential }
  | { readonly kind: 'canceled' | 'exists' | 'failed' }

/** Loaded on demand, because most visits use no passkey. */
const loadLibrary = () => import('@simplewebauthn/browser')

/** Prompts the visitor to create a passkey on this device or another one. */
export function promptForNewPasskey(
  options: PasskeyCreationOptions,
): Promise<PromptResult<NewCredential>> {
  return prompt(async () => (await loadLibrary()).startRegistration({ optionsJSON: options }))
}

/** Prompts the visitor to log in with a passkey. */
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

/** The errors of https://www.w3.org/TR/webauthn-3/#sctn-op-make-cred caused by visitors. */
const failuresByName: Readonly<Record<string, 'canceled' | 'exists' | undefined>> = {
  AbortError: 'canceled',
  InvalidStateError: 'exists',
  NotAllowedError: 'canceled',
}
