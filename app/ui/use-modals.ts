import { getModalsOnScreen, subscribeToModals } from './modal-store.ts'
import type { OpenModal } from './modal-store.ts'
import { useStore } from './store.ts'

const noModals: readonly OpenModal[] = []
const modalSource = { get: getModalsOnScreen, subscribe: subscribeToModals }

/** Returns the modals on the screen, lowest first. */
export function useModals(): readonly OpenModal[] {
  return useStore(modalSource, noModals)
}
