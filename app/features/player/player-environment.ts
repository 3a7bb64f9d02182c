import type { Priority } from '#app/audio/sound-requests.ts'
import type { Engine, Recording } from '#app/audio/types.ts'
import type { PlayerPreferences } from './player-preferences.ts'

/** The browser APIs that the player depends on. */
export interface PlayerEnvironment {
  /** Called once, before the first sound is played. */
  readonly loadEngine: () => Promise<Engine>
  /** Requests a recording while the engine is loading. */
  readonly requestEarly: (recording: Recording, priority: Priority) => void
  /** Calls `callback` a few times a second; returns a function that stops it. */
  readonly onTick: (callback: () => void) => () => void
  readonly readPreferences: () => PlayerPreferences
  readonly writePreferences: (preferences: PlayerPreferences) => void
}
