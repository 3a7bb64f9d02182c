import type { Engine, Recording, StartOptions, Voice } from '#app/features/player/engine/types.ts'
import { PlaybackBlockedError } from '#app/features/player/engine/types.ts'
import type { Track } from '#app/features/player/track.ts'

/** A sound that was asked of the fake engine; the test controls when it plays, ends or fails. */
export class FakeStart {
  position: number
  duration = 4
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

  /** Simulates that a recording of `duration` seconds has loaded and sounds. */
  async startPlaying(duration = 4): Promise<void> {
    this.duration = duration
    this.#voice.resolve({
      getDuration: () => this.duration,
      getPosition: () => this.position,
      setRepeats: (repeats) => (this.repeats = repeats),
    })
    await settle()
  }

  /** Simulates the end of the recording. */
  end(): void {
    this.position = this.duration
    if (!this.isStopped) this.options.onEnd()
  }

  /** Simulates a recording that does not load. */
  async fail(): Promise<void> {
    this.#voice.reject(new Error('no such recording'))
    await settle()
  }

  /** Simulates a browser that waits for a gesture. */
  async block(): Promise<void> {
    this.#voice.reject(new PlaybackBlockedError())
    await settle()
  }
}

/** A fake engine that plays nothing and remembers what it was asked for. */
export class FakeEngine implements Engine {
  readonly starts: FakeStart[] = []
  readonly prefetches: string[][] = []
  volume = 1
  isDisposed = false

  readonly start = (recording: Recording, options: StartOptions): Promise<Voice> => {
    const start = new FakeStart(recording, options)
    this.starts.push(start)
    return start.voice
  }

  readonly prefetch = (recordings: readonly Recording[]): void => {
    this.prefetches.push(recordings.map(({ url }) => url))
  }

  readonly setVolume = (volume: number): void => {
    this.volume = volume
  }

  readonly dispose = (): void => {
    this.isDisposed = true
  }

  /** The sound that was asked for last. */
  get latest(): FakeStart {
    const start = this.starts.at(-1)
    if (!start) throw new Error('No sound was asked for.')
    return start
  }
}

/** Waits until all promises that are ready have settled. */
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
    isLoop: false,
    gain: 1,
    peaks: null,
    colors: null,
    coverUrl: null,
  }
}
