import { BufferCache, maxBufferSeconds } from './buffer-cache.ts'
import { fadeSeconds, playBuffer } from './buffer-voice.ts'
import { isLineSlow } from './line.ts'
import { loadBuffer } from './load-buffer.ts'
import { MediaCard } from './media-card.ts'
import { openOutput } from './output.ts'
import type { Output } from './output.ts'
import { playStream } from './stream-voice.ts'
import { PlaybackBlockedError } from './types.ts'
import type { Engine, Recording, StartOptions, Voice } from './types.ts'

/** How long the audio device stays open without a sound, in milliseconds. */
const idleMilliseconds = 30_000

/** Creates the page's only engine. It opens the audio device when the first sound starts. */
export function createAudioEngine(): Engine {
  return new AudioEngine()
}

class AudioEngine implements Engine {
  readonly #cache = new BufferCache({ load: loadBuffer })
  readonly #card = new MediaCard()
  #output: Output | null = null
  #volume = 1
  /** The time of the context at which the last sound has faded out. */
  #silentFrom = 0
  #closing: ReturnType<typeof setTimeout> | undefined

  readonly start = async (recording: Recording, options: StartOptions): Promise<Voice> => {
    const { signal } = options
    const output = this.#open()
    const voice =
      this.#startAtOnce(output, recording, options) ??
      (await this.#startVoice(output, resume(output.context), recording, options))
    this.#watch(output.context, options)
    this.#card.show(signal, options.onInterruption)
    return voice
  }

  readonly prefetch = (recordings: readonly Recording[]): void => {
    if (isLineSlow()) return
    this.#cache.prefetch(recordings.filter(isShort).map(({ url }) => url))
  }

  readonly setVolume = (volume: number): void => {
    this.#volume = volume
    this.#output?.setVolume(volume)
  }

  readonly dispose = (): void => {
    clearTimeout(this.#closing)
    void this.#output?.context.close()
    this.#output = null
  }

  #open(): Output {
    clearTimeout(this.#closing)
    this.#output ??= openOutput(this.#volume)
    return this.#output
  }

  /** Plays a decoded recording without waiting for anything; returns null if that is not possible. */
  #startAtOnce(output: Output, recording: Recording, options: StartOptions): Voice | null {
    const buffer = isShort(recording) ? this.#cache.get(recording.url) : null
    if (buffer === null || output.context.state !== 'running') return null
    return playBuffer(output, buffer, recording, options, this.#silentFrom)
  }

  async #startVoice(
    output: Output,
    isReady: Promise<void>,
    recording: Recording,
    options: StartOptions,
  ): Promise<Voice> {
    const { signal } = options
    if (!isShort(recording)) {
      await isReady
      return playStream(output, recording, options)
    }
    const [buffer] = await Promise.all([this.#cache.load(recording.url), isReady])
    signal.throwIfAborted()
    return playBuffer(output, buffer, recording, options, this.#silentFrom)
  }

  /** Notices that the system stops the context, and closes the device some time after the sound. */
  #watch(context: AudioContext, { signal, onInterruption }: StartOptions): void {
    context.addEventListener(
      'statechange',
      () => {
        if (context.state !== 'running') onInterruption()
      },
      { signal },
    )
    signal.addEventListener(
      'abort',
      () => {
        this.#silentFrom = context.currentTime + fadeSeconds
        clearTimeout(this.#closing)
        this.#closing = setTimeout(() => void context.suspend(), idleMilliseconds)
      },
      { once: true },
    )
  }
}

function isShort({ duration }: Recording): boolean {
  return duration !== null && duration <= maxBufferSeconds
}

/** Resolves when the context runs; rejects if the browser waits for a gesture. */
async function resume(context: AudioContext): Promise<void> {
  if (context.state === 'running') return
  // Without a gesture, `resume` stays pending instead of rejecting.
  if (navigator.userActivation?.hasBeenActive === false) throw new PlaybackBlockedError()
  await context.resume()
}
