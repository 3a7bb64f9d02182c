import { modalsOnScreen, watchModals } from './modal-store.ts'
import type { OpenModal } from './modal-store.ts'
import { useStore } from './use-store.ts'

const none: readonly OpenModal[] = []
const source = { watch: watchModals, get: modalsOnScreen }

/** The modals that are open now, the lowest first. */
export function useModals(): readonly OpenModal[] {
  return useStore(source, none)
}
