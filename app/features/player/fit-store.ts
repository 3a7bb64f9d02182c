import { createStore } from '#app/ui/store.ts'
import type { FitState } from '#app/audio/types.ts'

/** The fitting state of the current sound; null if it is played unchanged. */
export const fitStore = createStore<FitState | null>(null)

/** The URL of the sound played as the original, although the dial applies to it. */
export const originalStore = createStore<string | null>(null)

/** Switches between the original and the fitted version of a sound. */
export function toggleOriginal(url: string): void {
  originalStore.set(originalStore.get() === url ? null : url)
}
