import silenceUrl from './silence.mp3?url&no-inline'

/**
 * Shows the system's media controls. Browsers show them, forward media keys and stop the sound for
 * calls and unplugged headphones only while a media element plays, so a silent one accompanies each
 * sound. On iOS it also makes sound audible while the ring switch is off, as in other music apps.
 */
export class MediaCard {
  #element: HTMLAudioElement | null = null
  /** The signals of what plays: a sound, a mix or both. */
  readonly #signals = new Set<AbortSignal>()

  /**
   * Shows the controls until the signal is aborted; calls `onInterruption` if the system pauses the
   * sound.
   */
  show(signal: AbortSignal, onInterruption: () => void): void {
    this.#signals.add(signal)
    const element = (this.#element ??= createSilence())
    element.addEventListener(
      'pause',
      () => {
        // The pause event from the previous sound may arrive when the next one is already playing.
        if (element.paused) onInterruption()
      },
      { signal },
    )
    // The sound plays without media controls if the browser refuses the element.
    element.play().catch(() => undefined)
    signal.addEventListener(
      'abort',
      () => {
        this.#signals.delete(signal)
        if (this.#signals.size === 0) element.pause()
      },
      { once: true },
    )
  }
}

function createSilence(): HTMLAudioElement {
  const element = new Audio(silenceUrl)
  element.loop = true
  return element
}
