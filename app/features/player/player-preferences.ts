import { readStored } from '#app/ui/read-stored.ts'

/** The preferences of the player that are stored on the device. */
export interface PlayerPreferences {
  /** From 0 to 1. */
  readonly volume: number
  readonly isMuted: boolean
  /** Whether loops repeat until another sound is played. */
  readonly repeatsLoops: boolean
  /** Whether the next sound of the list plays at the end of one. */
  readonly playsNext: boolean
}

export const defaultPreferences: PlayerPreferences = {
  volume: 1,
  isMuted: false,
  repeatsLoops: true,
  playsNext: false,
}

/** Named in the privacy policy. */
const storageKey = 'playback'

/** Reads the preferences; what is missing, broken or forbidden by the browser has its default. */
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

/** Keeps the preferences, if the browser allows it. */
export function writePreferences(preferences: PlayerPreferences): void {
  const { volume, isMuted, repeatsLoops, playsNext } = preferences
  try {
    localStorage.setItem(storageKey, JSON.stringify({ volume, isMuted, repeatsLoops, playsNext }))
  } catch {
    // Without storage, the preferences last as long as the page.
  }
}
