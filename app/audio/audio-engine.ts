import { AudioDevice, resume } from './audio-device.ts'
import { BufferCache } from './buffer-cache.ts'
import { canJoin } from './can-join.ts'
import { CurrentMix } from './current-mix.ts'
import { FittedBuffers } from './fit/fitted-buffers.ts'
import { FittedVoice } from './fit/fitted-voice.ts'
import { HeadCache } from './head-cache.ts'
import { isShort } from './is-short.ts'
import { limitPrefetch } from './limit-prefetch.ts'
import { isSlowConnection } from './slow-connection.ts'
import { loadBuffer } from './load-buffer.ts'
import { MediaCard } from './media-card.ts'
import { countUnits, findPlace } from './mix-place.ts'
import { Notes } from './notes.ts'
import { outputRate } from './output.ts'
import type { Output } from './output.ts'
import { playStream } from './stream-voice.ts'
import type {
  Engine,
  FitPlanner,
  FitState,
  Mix,
  MixOptions,
  MixPart,
  NotesOptions,
  Recording,
  StartNote,
  StartOptions,
  Voice,
} from './types.ts'
import type { FitPlan } from './fit/fit-plan.ts'
import type { Head } from './fit/render-fitted.ts'

/**
 * Creates the page's only engine, which opens the audio device for the first sound. Calls `onFit`
 * when a sound starts and when its fitting changes; with null for a sound that is not fitted.
 */
export function createAudioEngine(onFit: (state: FitState | null) => void): Engine {
  return new AudioEngine(onFit)
}

/**
 * A decoded recording, or its beginning, and the plan it was fitted with; null for the original.
 */
interface Version extends Head {
  readonly plan: FitPlan | null
}

/** How many recordings are prefetched as a whole; of further ones, only the beginning is. */
const maxWhole = 6

class AudioEngine implements Engine {
  readonly #device = new AudioDevice()
  readonly #cache = new BufferCache({ load: loadBuffer })
  readonly #heads = new HeadCache(this.#cache)
  readonly #fits = new FittedBuffers(this.#cache)
  readonly #notes = new Notes(this.#device, this.#cache)
  readonly #card = new MediaCard()
  readonly #onFit: (state: FitState | null) => void
  #planner: FitPlanner = () => null
  /** The sound being played, if it can be fitted. */
  #playing: { readonly voice: FittedVoice; readonly recording: Recording } | null = null
  #prefetched: readonly Recording[] = []
  readonly #mix = new CurrentMix(this.#device, this.#card)

  constructor(onFit: (state: FitState | null) => void) {
    this.#onFit = onFit
  }

  readonly start = async (recording: Recording, options: StartOptions): Promise<Voice> => {
    const output = this.#device.open()
    if (!canJoin(recording)) this.#mix.replace()
    this.#notes.replace()
    this.#device.watch(options)
    const voice =
      this.#startAtOnce(output, recording, options) ??
      (await this.#startVoice(output, resume(output.context), recording, options))
    this.#card.show(options.signal, options.onInterruption)
    return voice
  }

  readonly openNotes = (recording: Recording, options: NotesOptions): Promise<StartNote> =>
    this.#notes.open(recording, options, () => this.#mix.replace())

  readonly load = ({ url }: Recording, signal?: AbortSignal): Promise<AudioBuffer> =>
    this.#cache.load(url, 'high', signal)

  readonly startMix = (
    loadParts: Promise<readonly MixPart[]>,
    options: MixOptions,
  ): Promise<Mix> => {
    this.#notes.replace()
    return this.#mix.start(loadParts, options, {
      findOrigin: (parts) => this.#findOrigin(parts, options),
      onEnter: ({ url }, time) => this.#handOver(url, time),
    })
  }

  readonly prefetch = (recordings: readonly Recording[]): void => {
    if (isSlowConnection()) return
    this.#prefetched = limitPrefetch(recordings.slice(0, maxWhole))
    this.#cache.prefetch(this.#prefetched.map(({ url }) => url))
    this.#fits.prefetch(this.#prefetched, this.#planner)
    // A loop that is fitted needs all of its recording.
    const isUnchanged = (recording: Recording) => this.#planner(recording) === null
    this.#heads.prefetch(recordings.filter((one) => isShort(one) && isUnchanged(one)))
    this.#device.prepare()
  }

  readonly setVolume = (volume: number): void => this.#device.setVolume(volume)

  readonly setFitPlanner = (planner: FitPlanner): void => {
    this.#planner = planner
    if (this.#playing) this.#playing.voice.setPlan(this.#planner(this.#playing.recording))
    this.#fits.prefetch(this.#prefetched, planner)
  }

  readonly dispose = (): void => this.#device.dispose()

  /** Returns the cached version of a recording in which it is to be heard, or its beginning. */
  #getVersion(recording: Recording, { from }: StartOptions): Version | null {
    if (!isShort(recording)) return null
    const plan = this.#planner(recording)
    const buffer = plan ? this.#fits.get(recording, plan) : this.#cache.get(recording.url)
    if (buffer) return { buffer, seconds: buffer.duration, plan }
    const isFromStart = from === 0 && !this.#mix.playing
    const head = plan === null && isFromStart ? this.#heads.get(recording) : null
    const { duration } = recording
    return head && { buffer: head, seconds: duration ?? head.duration, plan }
  }

  /**
   * Loads the version of a recording in which it is to be heard, at least its beginning; the original
   * if it cannot be fitted.
   */
  async #loadVersion(recording: Recording, { from, signal }: StartOptions): Promise<Version> {
    const plan = this.#planner(recording)
    if (plan) this.#fits.prepare(plan)
    const buffer = await this.#cache.load(recording.url, 'high', signal)
    const original = { buffer, seconds: buffer.duration, plan: null }
    if (!plan || signal.aborted) return original
    // A beginning does not reach a position inside the loop.
    const head =
      from === 0 && !this.#mix.playing
        ? this.#fits.loadHead(recording, plan)
        : this.#fits
            .load(recording, plan)
            .then((whole) => ({ buffer: whole, seconds: whole.duration }))
    const fitted = await head.catch(() => null)
    return fitted ? { ...fitted, plan } : original
  }

  /**
   * Plays a cached recording synchronously; returns null if it is not cached or the context is not
   * running.
   */
  #startAtOnce(output: Output, recording: Recording, options: StartOptions): Voice | null {
    const version = this.#getVersion(recording, options)
    if (version === null || output.context.state !== 'running') return null
    return this.#playVersion(output, recording, options, version)
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
      signal.throwIfAborted()
      this.#onFit(null)
      return playStream(output, recording, options)
    }
    const cached = this.#getVersion(recording, options)
    const loading = cached ?? this.#loadVersion(recording, options)
    const [loaded] = await Promise.all([loading, isReady])
    signal.throwIfAborted()
    // The dial may have been changed in the meantime.
    const version = this.#getVersion(recording, options) ?? loaded
    return this.#playVersion(output, recording, options, version)
  }

  #playVersion(
    output: Output,
    recording: Recording,
    options: StartOptions,
    version: Version,
  ): Voice {
    const { silentFrom } = this.#device
    const mix = canJoin(recording) ? this.#mix.playing : null
    const place = mix && findPlace(mix, recording, options.from, version, silentFrom)
    const context = {
      output: place?.output ?? output,
      cache: this.#cache,
      fits: this.#fits,
      onFit: this.#onFit,
    }
    const voice = new FittedVoice(
      context,
      recording,
      { ...options, from: place?.from ?? options.from },
      { ...version, earliestStart: place?.time ?? silentFrom },
    )
    const playing = { voice, recording }
    this.#playing = playing
    options.signal.addEventListener(
      'abort',
      () => {
        if (this.#playing === playing) this.#playing = null
      },
      { once: true },
    )
    voice.setPlan(this.#planner(recording))
    return voice
  }

  /** Returns the start of the sound that plays if a mix can go on with it, otherwise null. */
  #findOrigin(parts: readonly MixPart[], { barFrames }: MixOptions): number | null {
    const { voice, recording } = this.#playing ?? {}
    if (!voice || !parts.some(({ url }) => url === recording?.url)) return null
    const isWhole = countUnits(voice.getSeconds(), barFrames / outputRate) !== null
    return isWhole ? voice.getCycleStart() : null
  }

  /** Ends the sound that plays if it is this loop, because a mix goes on with it. */
  #handOver(url: string, time: number): void {
    const { voice, recording } = this.#playing ?? {}
    if (recording?.url !== url || recording.sound?.kind !== 'loop') return
    this.#playing = null
    voice?.handOver(time)
  }
}
