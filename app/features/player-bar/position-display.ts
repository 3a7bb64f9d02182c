/** How far a sound is. */
export interface SoundPosition {
  /** In seconds. */
  readonly position: number
  /** In seconds; 0 if unknown. */
  readonly duration: number
  /** How many seconds of the sound are heard in a second. */
  readonly rate: number
  readonly isPlaying: boolean
}

/** A larger step between two calls is no longer that of a sound that plays on, in seconds. */
const maxStep = 1

/**
 * Shows on the lock screen how far the current sound is. Without it, browsers show how far the silent
 * clip is that plays along, and seek in that.
 */
export class PositionDisplay {
  readonly #session: MediaSession
  #last: SoundPosition | null = null

  constructor(session: MediaSession) {
    this.#session = session
  }

  /** Shows a position unless the system, which counts by itself, has come to it already. */
  show(next: SoundPosition): void {
    const last = this.#last
    this.#last = next
    if (last && isContinued(last, next)) return
    const duration = next.duration || Infinity
    const position = Math.min(next.position, duration)
    setState(this.#session, { duration, position, playbackRate: next.rate })
  }

  /** Shows a sound without an end, in which seeking is not possible. */
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
    // Older browsers have none.
    session.setPositionState?.(state)
  } catch {
    // Some browsers refuse a sound without an end.
    session.setPositionState()
  }
}
