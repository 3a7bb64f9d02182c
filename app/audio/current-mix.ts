import { resume } from './audio-device.ts'
import type { AudioDevice } from './audio-device.ts'
import type { MediaCard } from './media-card.ts'
import { playMix } from './mix.ts'
import type { JoinableMix, MixStart } from './mix.ts'
import type { Mix, MixOptions, MixPart } from './types.ts'

/** How a mix goes on with the sound that plays. */
interface Succession extends Pick<MixStart, 'onEnter'> {
  /** Returns the start of the sound that the parts go on with; null to start anew. */
  readonly findOrigin: (parts: readonly MixPart[]) => number | null
}

/** The mix that plays or starts; there is at most one. */
export class CurrentMix {
  readonly #device: AudioDevice
  readonly #card: MediaCard
  #options: MixOptions | null = null
  #playing: JoinableMix | null = null

  constructor(device: AudioDevice, card: MediaCard) {
    this.#device = device
    this.#card = card
  }

  /** The mix that a sound can join; null until it plays. */
  get playing(): JoinableMix | null {
    return this.#playing
  }

  /** Tells the mix that something else starts in its place. */
  replace(): void {
    this.#options?.onReplaced()
  }

  /** Starts a mix like `Engine.startMix`. */
  async start(
    loadParts: Promise<readonly MixPart[]>,
    options: MixOptions,
    { findOrigin, onEnter }: Succession,
  ): Promise<Mix> {
    const output = this.#device.open()
    const { signal, onInterruption } = options
    this.#device.watch(options)
    this.#options = options
    this.#playing = null
    signal.addEventListener('abort', () => {
      if (this.#options !== options) return
      this.#options = null
      this.#playing = null
    })
    const [parts] = await Promise.all([loadParts, resume(output.context)])
    signal.throwIfAborted()
    const { silentFrom } = this.#device
    const mix = playMix(output, parts, {
      ...options,
      silentFrom,
      origin: findOrigin(parts),
      onEnter,
    })
    this.#playing = mix
    this.#card.show(signal, onInterruption)
    return mix
  }
}
