import { useSyncExternalStore } from 'react'

/** Returns whether the browser supports passkeys; true on the server. */
export function usePasskeysInBrowser(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => 'PublicKeyCredential' in globalThis,
    () => true,
  )
}

const subscribeToNothing = () => () => {}
