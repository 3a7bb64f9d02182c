import type { Priority } from '#app/audio/sound-requests.ts'
import type { Engine, Voice } from '#app/audio/types.ts'
import type { PlayerEnvironment } from './player-environment.ts'
import type { PlayerPreferences } from './player-preferences.ts'
import { isBlocked } from '#app/audio/is-blocked.ts'
import {
  enqueue,
  getAdjacentTrack,
  getRepeats,
  getTracksAhead,
  initialState,
  restartThresholdSeconds,
} from './player-state.ts'
import type { PlayerState } from './player-state.ts'
import { toRecording } from './track.ts'
import type { Track } from './track.ts'

/** A track that is loading or playing. */
interface Playback {
  readonly abort: AbortController
  voice: Voice | null
}

/** The page's only player, independent of React; loads the audio engine for the first sound. */
export class Player {
  #state: PlayerState
  #engine: Promise<Engine> | null = null
  #loadedEngine: Engine | null = null
  #playback: Playback | null = null
  #stopTicks: (() => void) | null = null
  #isDisposed = false
  readonly #environment: PlayerEnvironment
  readonly #listeners = new Set<() => void>()

  constructor(environment: PlayerEnvironment) {
    this.#environment = environment
    this.#state = { ...initialState, ...environment.readPreferences() }
  }

  readonly getState = (): PlayerState => this.#state

  /** Returns the exact position in seconds, which the state only contains a few times a second. */
  getPosition(): number {
    return this.#playback?.voice?.getPosition() ?? this.#state.position
  }

  /** Returns the seconds of the track played per second. */
  getRate(): number {
    return this.#playback?.voice?.getRate() ?? 1
  }

  /** Calls `listener` on each change; returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Plays a track from a position in seconds; `queue` is for the previous and next buttons. */
  play(track: Track, queue: readonly Track[] = this.#state.queue, from = 0): void {
    if (!this.#isDisposed) this.#start(track, from, enqueue(track, queue))
  }

  /** Makes a track the current one without playing it. */
  select(track: Track, queue: readonly Track[] = this.#state.queue): void {
    if (track.id === this.#state.track?.id) return
    this.#stop(this.#state.status === 'idle' ? 'idle' : 'paused', 0)
    this.#change({ track, ...enqueue(track, queue) })
  }

  /** Prefetches a track that is likely to be played, and the engine. */
  prefetch(track: Track): void {
    void this.#getEngineFor(track, 'low')
      .then((engine) => engine.prefetch([track, ...getTracksAhead(this.#state)].map(toRecording)))
      // Errors are reported when the track is played.
      .catch(() => undefined)
  }

  pause(): void {
    if (this.#playback) this.#stop('paused')
  }

  /** Resumes the current track; if it failed, reloads it from the beginning. */
  resume(): void {
    const { track, status, position } = this.#state
    if (track) this.#start(track, status === 'failed' ? 0 : position)
  }

  /** Plays a track, or pauses it if it is playing; defaults to the current track. */
  toggle(track: Track | null = this.#state.track, queue?: readonly Track[]): void {
    if (!track) return
    if (track.id !== this.#state.track?.id) this.play(track, queue)
    else if (this.#playback) this.pause()
    else this.resume()
  }

  /** Seeks to a position in seconds, clamped to the duration. */
  seek(seconds: number): void {
    const { track, duration } = this.#state
    if (!track) return
    const position = Math.max(0, Math.min(seconds, duration || seconds))
    if (this.#playback) this.#start(track, position)
    else this.#change({ position })
  }

  /** Plays the next track in the queue, if there is one. */
  next(): void {
    const track = getAdjacentTrack(this.#state, 1)
    if (track) this.play(track)
  }

  /** Plays the previous track; after three seconds or without one, restarts the current track. */
  previous(): void {
    const track = getAdjacentTrack(this.#state, -1)
    if (track && this.getPosition() < restartThresholdSeconds) this.play(track)
    else this.seek(0)
  }

  /** Sets the volume, clamped to the range from 0 to 1, and unmutes. */
  setVolume(volume: number): void {
    this.#setPreferences({ volume: Math.max(0, Math.min(1, volume)), isMuted: false })
  }

  #setPreferences(part: Partial<PlayerPreferences>): void {
    this.#change(part)
    this.#environment.writePreferences(this.#state)
    void this.#engine?.then((engine) => this.#applyVolume(engine))
    this.#playback?.voice?.setRepeats(getRepeats(this.#state))
  }

  toggleMute(): void {
    this.#setPreferences({ isMuted: !this.#state.isMuted })
  }

  toggleRepeat(): void {
    this.#setPreferences({ repeatsLoops: !this.#state.repeatsLoops })
  }

  togglePlaysNext(): void {
    this.#setPreferences({ playsNext: !this.#state.playsNext })
  }

  /** Stops playback permanently and releases the engine and all listeners. */
  dispose(): void {
    this.#isDisposed = true
    this.#stop('idle')
    void this.#engine?.then((engine) => engine.dispose())
    this.#change(initialState)
    this.#listeners.clear()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }

  #change(part: Partial<PlayerState>): void {
    this.#state = { ...this.#state, ...part }
    this.#notify()
  }

  /** Returns the engine, shared by all sound on the page; rejects if it cannot be loaded. */
  getEngine(): Promise<Engine> {
    if (this.#engine) return this.#engine
    this.#engine = this.#environment.loadEngine()
    this.#engine.then(
      (engine) => {
        this.#loadedEngine = engine
        this.#applyVolume(engine)
      },
      // Lets the next call retry.
      () => (this.#engine = null),
    )
    return this.#engine
  }

  /** Returns the engine, requesting the track while the engine is still loading. */
  #getEngineFor(track: Track, priority: Priority): Promise<Engine> {
    const engine = this.getEngine()
    if (!this.#loadedEngine) this.#environment.requestEarly(toRecording(track), priority)
    return engine
  }

  #applyVolume(engine: Engine): void {
    const { volume, isMuted } = this.#state
    engine.setVolume(isMuted ? 0 : volume)
  }

  #start(track: Track, from: number, part: Partial<PlayerState> = {}): void {
    this.#stopTracking()
    this.#playback?.abort.abort()
    const playback: Playback = { abort: new AbortController(), voice: null }
    this.#playback = playback
    this.#state = { ...this.#state, ...part, track, position: from, status: 'loading' }
    const started = this.#startVoice(playback, track, from)
    // Start the sound first: rendering the change takes longer.
    this.#notify()
    started.then(
      (voice) => this.#trackPosition(playback, voice),
      (reason: unknown) => {
        if (this.#playback === playback) this.#stop(isBlocked(reason) ? 'blocked' : 'failed')
      },
    )
  }

  async #startVoice(playback: Playback, track: Track, from: number): Promise<Voice> {
    const engine = this.#loadedEngine ?? (await this.#getEngineFor(track, 'high'))
    const { signal } = playback.abort
    signal.throwIfAborted()
    const voice = await engine.start(toRecording(track), {
      from,
      repeats: getRepeats(this.#state),
      signal,
      onEnd: () => this.#playback === playback && this.#end(),
      onInterruption: () => this.#playback === playback && this.#stop('interrupted'),
      onTakenOver: () => this.#playback === playback && this.#stop('paused', 0),
    })
    engine.prefetch(getTracksAhead(this.#state).map(toRecording))
    return voice
  }

  #end(): void {
    const next = this.#state.playsNext ? getAdjacentTrack(this.#state, 1) : null
    if (next) this.play(next)
    else this.#stop('paused', 0)
  }

  /** Updates the position a few times a second while the voice plays. */
  #trackPosition(playback: Playback, voice: Voice): void {
    if (this.#playback !== playback) return
    playback.voice = voice
    // The switch may have been used while the sound was loading.
    voice.setRepeats(getRepeats(this.#state))
    this.#change({ status: 'playing', duration: voice.getDuration() ?? this.#state.duration })
    this.#stopTicks = this.#environment.onTick(() => this.#change({ position: this.getPosition() }))
  }

  #stopTracking(): void {
    this.#stopTicks?.()
    this.#stopTicks = null
  }

  #stop(status: PlayerState['status'], position = this.getPosition()): void {
    this.#stopTracking()
    this.#playback?.abort.abort()
    this.#playback = null
    this.#change({ status, position })
  }
}
