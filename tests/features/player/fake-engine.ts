import { canJoin } from '#app/audio/can-join.ts'
import type {
  Engine,
  Mix,
  MixOptions,
  MixPart,
  NotesOptions,
  Recording,
  StartNote,
  StartOptions,
  Voice,
} from '#app/audio/types.ts'
import { PlaybackBlockedError } from '#app/audio/types.ts'
import type { Track } from '#app/features/player/track.ts'

/** A sound requested from the fake engine; the test controls when it plays, ends or fails. */
export class FakeStart {
  position: number
  duration = 4
  rate = 1
  repeats: boolean
  readonly #voice = Promise.withResolvers<Voice>()

  readonly recording: Recording
  readonly options: StartOptions

  constructor(recording: Recording, options: StartOptions) {
    this.recording = recording
    this.options = options
    this.position = options.from
    this.repeats = options.repeats
    options.signal.addEventListener('abort', () => this.#voice.reject(options.signal.reason))
  }

  get voice(): Promise<Voice> {
    return this.#voice.promise
  }

  get isStopped(): boolean {
    return this.options.signal.aborted
  }

  /** Simulates that a recording of `duration` seconds has loaded and plays. */
  async startPlaying(duration = 4): Promise<void> {
    this.duration = duration
    this.#voice.resolve({
      getDuration: () => this.duration,
      getPosition: () => this.position,
      getRate: () => this.rate,
      setRepeats: (repeats) => (this.repeats = repeats),
    })
    await settle()
  }

  /** Simulates the end of the recording. */
  end(): void {
    this.position = this.duration
    if (!this.isStopped) this.options.onEnd()
  }

  /** Simulates a recording that fails to load. */
  async fail(): Promise<void> {
    this.#voice.reject(new Error('no such recording'))
    await settle()
  }

  /** Simulates a browser that requires a user gesture. */
  async block(): Promise<void> {
    this.#voice.reject(new PlaybackBlockedError())
    await settle()
  }
}

/** A mix requested from the fake engine. */
export class FakeMix implements Mix {
  bars = 0
  parts: readonly MixPart[]
  readonly options: MixOptions

  constructor(parts: readonly MixPart[], options: MixOptions) {
    this.parts = parts
    this.options = options
  }

  readonly setParts = (parts: readonly MixPart[]): void => {
    this.parts = parts
  }

  readonly getBars = (): number => this.bars
}

/** An engine that plays nothing and records the calls. */
export class FakeEngine implements Engine {
  readonly starts: FakeStart[] = []
  readonly openedNotes: Recording[] = []
  /** The notes that were started, in semitones. */
  readonly notes: number[] = []
  readonly mixes: FakeMix[] = []
  readonly prefetches: string[][] = []
  volume = 1
  isDisposed = false

  /** The notes and the mix, which the next start replaces. */
  #notes: NotesOptions | null = null
  #mix: MixOptions | null = null

  readonly start = (recording: Recording, options: StartOptions): Promise<Voice> => {
    if (!canJoin(recording)) this.#mix?.onReplaced()
    this.#notes?.onReplaced()
    const start = new FakeStart(recording, options)
    this.starts.push(start)
    return start.voice
  }

  readonly openNotes = async (recording: Recording, options: NotesOptions): Promise<StartNote> => {
    this.openedNotes.push(recording)
    this.#notes = options
    await this.load(recording)
    return ({ semitones }) => {
      this.#mix?.onReplaced()
      this.notes.push(semitones)
      return { setPitch: () => {}, stop: () => {} }
    }
  }

  /** Rejects URLs that contain `missing`; decodes all others to one second. */
  readonly load = async ({ url }: Recording): Promise<AudioBuffer> => {
    if (url.includes('missing')) throw new Error('no such recording')
    return { url, length: 44_100 } as unknown as AudioBuffer
  }

  readonly startMix = async (
    loadParts: Promise<readonly MixPart[]>,
    options: MixOptions,
  ): Promise<Mix> => {
    this.#notes?.onReplaced()
    this.#mix = options
    const parts = await loadParts
    options.signal.throwIfAborted()
    const mix = new FakeMix(parts, options)
    this.mixes.push(mix)
    return mix
  }

  readonly prefetch = (recordings: readonly Recording[]): void => {
    this.prefetches.push(recordings.map(({ url }) => url))
  }

  readonly setVolume = (volume: number): void => {
    this.volume = volume
  }

  readonly setFitPlanner = (): void => {}

  readonly dispose = (): void => {
    this.isDisposed = true
  }

  /** The most recently requested sound. */
  get latest(): FakeStart {
    const start = this.starts.at(-1)
    if (!start) throw new Error('No sound was asked for.')
    return start
  }
}

/** Waits until all promises that can settle have settled. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}

/** Creates a track of four seconds. */
export function createTrack(id: string): Track {
  return {
    id,
    title: `Sound ${id}`,
    subtitle: null,
    productId: 1,
    url: `/media/${id}.mp3`,
    durationSeconds: 4,
    kind: 'one-shot',
    bpm: null,
    bars: null,
    key: null,
    gain: 1,
    peaks: null,
    colors: null,
    coverUrl: null,
  }
}

/** The player's engine in tests with mocked modules. */
export const fakeEngine = new FakeEngine()
