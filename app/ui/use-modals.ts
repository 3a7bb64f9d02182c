import { modalsOnScreen, subscribeToModals } from './modal-store.ts'
import type { OpenModal } from './modal-store.ts'
import { useStore } from './use-store.ts'

const none: readonly OpenModal[] = []
const source = { get: modalsOnScreen, subscribe: subscribeToModals }

/** Returns the modals on the screen, lowest first. */
export function useModals(): readonly OpenModal[] {
  return useStore(source, none)
}
