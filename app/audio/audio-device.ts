import { fadeSeconds } from './buffer-voice.ts'
import { openOutput } from './output.ts'
import type { Output } from './output.ts'
import { PlaybackBlockedError } from './types.ts'
import type { StartOptions } from './types.ts'

/** How long the context runs without a sound, so that the next one starts at once; in milliseconds. */
const idleMilliseconds = 30_000

/**
 * The only output of the page: opened for the first sound, suspended some time after the last one, and
 * opened again if the browser has closed it.
 */
export class AudioDevice {
  #output: Output | null = null
  #volume = 1
  #silentFrom = 0
  #idleTimer: ReturnType<typeof setTimeout> | undefined
  /** What keeps the context running: the signal of a sound, the options of a note. */
  readonly #sounds = new Set<object>()

  /** The time of the context from which the previous sound can no longer be heard. */
  get silentFrom(): number {
    return this.#silentFrom
  }

  open(): Output {
    // A browser that has lost its device may close the context, which cannot be resumed then.
    if (this.#output?.context.state === 'closed') {
      this.#output = null
      // The clock of another context begins at 0.
      this.#silentFrom = 0
    }
    this.#output ??= openOutput(this.#volume)
    return this.#output
  }

  /** Sets the volume, from 0 to 1. */
  setVolume(volume: number): void {
    this.#volume = volume
    this.#output?.setVolume(volume)
  }

  /**
   * Notices that the system stops the context, and suspends it some time after the sound has ended, or
   * could not be started.
   */
  watch({ signal, onInterruption }: Pick<StartOptions, 'signal' | 'onInterruption'>): void {
    const { context } = this.open()
    context.addEventListener(
      'statechange',
      () => {
        if (context.state !== 'running') onInterruption()
      },
      { signal },
    )
    this.begin(signal)
    signal.addEventListener(
      'abort',
      () => {
        this.fadeOut()
        this.end(signal)
      },
      { once: true },
    )
  }

  /** Notes that what is heard now fades out. */
  fadeOut(): void {
    if (this.#output) this.#silentFrom = this.#output.context.currentTime + fadeSeconds
  }

  /** Keeps the context running until the end of a sound. */
  begin(sound: object): void {
    clearTimeout(this.#idleTimer)
    this.#sounds.add(sound)
  }

  end(sound: object): void {
    this.#sounds.delete(sound)
    this.suspendWhenIdle()
  }

  /** Suspends the context after a while in which no sound begins. */
  suspendWhenIdle(): void {
    clearTimeout(this.#idleTimer)
    if (this.#sounds.size > 0) return
    this.#idleTimer = setTimeout(() => void this.#output?.context.suspend(), idleMilliseconds)
  }

  dispose(): void {
    clearTimeout(this.#idleTimer)
    void this.#output?.context.close()
    this.#output = null
  }
}

/** Resolves when the context runs; rejects if the browser waits for a gesture. */
export async function resume(context: AudioContext): Promise<void> {
  if (context.state === 'running') return
  // Without a gesture, `resume` stays pending instead of rejecting.
  if (navigator.userActivation?.hasBeenActive === false) throw new PlaybackBlockedError()
  await context.resume().catch(() => {
    // During a call, iOS refuses; the sound can be played again after it.
    throw new PlaybackBlockedError()
  })
}
