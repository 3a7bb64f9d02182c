/** A recording to play. */
export interface Recording {
  readonly url: string
  /** In seconds; null if unknown. */
  readonly duration: number | null
  /** A linear factor that brings the recording to the common loudness. */
  readonly gain: number
}

export interface StartOptions {
  /** In seconds. */
  readonly from: number
  /** Whether the recording repeats without a gap. */
  readonly repeats: boolean
  /** Stops the sound, also while it is loading. */
  readonly signal: AbortSignal
  /** Called when the recording has been played to its end. */
  readonly onEnd: () => void
  /**
   * Called when the system has stopped the sound: a phone call, headphones that were unplugged, an
   * output device that is gone.
   */
  readonly onInterruption: () => void
}

/** A sound that is playing. */
export interface Voice {
  /** In seconds; null while unknown. */
  readonly getDuration: () => number | null
  /** In seconds, from 0 to the duration. */
  readonly getPosition: () => number
  readonly setRepeats: (repeats: boolean) => void
}

/** Plays one sound at a time. */
export interface Engine {
  /**
   * Starts a recording as soon as it can be heard, after the previous one has been stopped. Rejects
   * with a `PlaybackBlockedError` if the browser wants a gesture first, with the signal's reason if
   * it was aborted, and with any other error if the recording cannot be loaded.
   */
  readonly start: (recording: Recording, options: StartOptions) => Promise<Voice>
  /** Fetches and decodes recordings, the most urgent first, unless the line is slow or metered. */
  readonly prefetch: (recordings: readonly Recording[]) => void
  /** Sets the volume, from 0 to 1. */
  readonly setVolume: (volume: number) => void
  /** Stops all sound and releases everything. */
  readonly dispose: () => void
}

/** The browser plays nothing before the visitor has pressed a key or a button. */
export class PlaybackBlockedError extends Error {
  override readonly name = 'PlaybackBlockedError'
}
