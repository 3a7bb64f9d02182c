import { useSyncExternalStore } from 'react'

/** Returns whether the browser supports passkeys; the server renders pages as if it does. */
export function usePasskeysInBrowser(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => 'PublicKeyCredential' in globalThis,
    () => true,
  )
}

const subscribeToNothing = () => () => {}
