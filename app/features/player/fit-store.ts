import { createStore } from '#app/ui/store.ts'
import type { FitState } from '#app/audio/types.ts'

/** How far the current sound is fitted to the dial; null if it stays as it is. */
export const fitStore = createStore<FitState | null>(null)

/** The address of the sound that is heard as it is, although the dial would change it. */
export const originalStore = createStore<string | null>(null)

/** Plays the original of a sound, or again what the dial makes of it. */
export function toggleOriginal(url: string): void {
  originalStore.set(originalStore.get() === url ? null : url)
}
