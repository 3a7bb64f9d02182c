import { fadeSeconds } from './buffer-voice.ts'
import { openOutput } from './output.ts'
import type { Output } from './output.ts'
import { PlaybackBlockedError } from './types.ts'
import type { StartOptions } from './types.ts'

/**
 * How long an idle context keeps running so that the next sound starts at once, in milliseconds.
 */
const idleMilliseconds = 30_000

/**
 * The page's only audio output: opened for the first sound, suspended after a while without sound,
 * and reopened if the browser has closed it.
 */
export class AudioDevice {
  #output: Output | null = null
  #volume = 1
  #silentFrom = 0
  #idleTimer: ReturnType<typeof setTimeout> | undefined
  /** The sounds that keep the context running: a sound's signal or a note's options. */
  readonly #sounds = new Set<object>()

  /** The context time from which the previous sound is inaudible, in seconds. */
  get silentFrom(): number {
    return this.#silentFrom
  }

  open(): Output {
    // Browsers may close the context when the device is lost; a closed context cannot be resumed.
    if (this.#output?.context.state === 'closed') {
      this.#output = null
      // A new context's clock starts at 0.
      this.#silentFrom = 0
    }
    this.#output ??= openOutput(this.#volume)
    return this.#output
  }

  /**
   * Opens the output before the first sound, because that takes some time; it is suspended if the
   * browser waits for a gesture, and otherwise after a while without sound.
   */
  prepare(): void {
    if (this.#output) return
    this.open()
    this.suspendWhenIdle()
  }

  /** Sets the volume, from 0 to 1. */
  setVolume(volume: number): void {
    this.#volume = volume
    this.#output?.setVolume(volume)
  }

  /**
   * Calls `onInterruption` if the system stops the context, and releases the context when the
   * signal is aborted.
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

  /** Records that the current sound is fading out. */
  fadeOut(): void {
    if (this.#output) this.#silentFrom = this.#output.context.currentTime + fadeSeconds
  }

  /** Keeps the context running until `end` is called with the same sound. */
  begin(sound: object): void {
    clearTimeout(this.#idleTimer)
    this.#sounds.add(sound)
  }

  end(sound: object): void {
    this.#sounds.delete(sound)
    this.suspendWhenIdle()
  }

  /** Suspends the context after 30 seconds without a sound. */
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

/** How long a device may take to start, in milliseconds; Bluetooth takes up to three seconds. */
const startMilliseconds = 8000

/**
 * Resolves when the context runs; rejects with a `PlaybackBlockedError` if the browser waits for a
 * gesture, and with another error if the device does not start, because a driver hangs.
 */
export async function resume(context: AudioContext): Promise<void> {
  if (context.state === 'running') return
  // Without a gesture, `resume` stays pending instead of rejecting.
  if (navigator.userActivation?.hasBeenActive === false) throw new PlaybackBlockedError()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('The audio device did not start.')),
      startMilliseconds,
    )
  })
  const started = context.resume().catch(() => {
    // iOS refuses during a phone call; the sound can be played again afterwards.
    throw new PlaybackBlockedError()
  })
  await Promise.race([started, late]).finally(() => clearTimeout(timer))
}
