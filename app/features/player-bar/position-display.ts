/** The playback state of a sound. */
export interface SoundPosition {
  /** In seconds. */
  readonly position: number
  /** In seconds; 0 if unknown. */
  readonly duration: number
  /** The seconds of the sound played per second. */
  readonly rate: number
  readonly isPlaying: boolean
}

/** A larger step between two calls indicates a seek, in seconds. */
const maxStep = 1

/**
 * Shows the playing position on the lock screen. Without it, browsers show the position of the
 * silent clip played alongside, and seek in that.
 */
export class PositionDisplay {
  readonly #session: MediaSession
  #last: SoundPosition | null = null

  constructor(session: MediaSession) {
    this.#session = session
  }

  /** Updates the position unless it matches the system's own count. */
  show(next: SoundPosition): void {
    const last = this.#last
    this.#last = next
    if (last && isContinued(last, next)) return
    const duration = next.duration || Infinity
    const position = Math.min(next.position, duration)
    setState(this.#session, { duration, position, playbackRate: next.rate })
  }

  /** Shows an endless sound, in which seeking is not possible. */
  showEndless(): void {
    setState(this.#session, { duration: Infinity })
  }

  clear(): void {
    setState(this.#session)
  }
}

function isContinued(last: SoundPosition, next: SoundPosition): boolean {
  const step = next.position - last.position
  return (
    next.isPlaying === last.isPlaying &&
    next.duration === last.duration &&
    next.rate === last.rate &&
    (next.isPlaying ? step >= 0 && step <= maxStep : step === 0)
  )
}

function setState(session: MediaSession, state?: MediaPositionState): void {
  try {
    // Not supported by older browsers.
    session.setPositionState?.(state)
  } catch {
    // Some browsers reject an infinite duration.
    session.setPositionState()
  }
}
