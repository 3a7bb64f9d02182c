import { getLocalStorage, readStored } from '#app/router/browser-storage.ts'

/** The player preferences stored on the device. */
export interface PlayerPreferences {
  /** From 0 to 1. */
  readonly volume: number
  readonly isMuted: boolean
  /** True if loops repeat until another sound is played. */
  readonly repeatsLoops: boolean
  /** True if the next sound of the list plays when one ends. */
  readonly playsNext: boolean
}

export const defaultPreferences: PlayerPreferences = {
  volume: 1,
  isMuted: false,
  repeatsLoops: true,
  playsNext: false,
}

/** The key in local storage, named in the privacy policy. */
const storageKey = 'playback'

/** Reads the preferences; missing, invalid or inaccessible values get their defaults. */
export function readPreferences(): PlayerPreferences {
  const stored = readStored(storageKey)
  const { volume } = stored
  return {
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : 1,
    isMuted: stored.isMuted === true,
    repeatsLoops: stored.repeatsLoops !== false,
    playsNext: stored.playsNext === true,
  }
}

/** Stores the preferences if the browser allows it. */
export function writePreferences(preferences: PlayerPreferences): void {
  const { volume, isMuted, repeatsLoops, playsNext } = preferences
  try {
    getLocalStorage().setItem(
      storageKey,
      JSON.stringify({ volume, isMuted, repeatsLoops, playsNext }),
    )
  } catch {
    // Without storage, the preferences are lost with the page.
  }
}
