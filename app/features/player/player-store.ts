import { getAdjacentTrack, initialState } from './player-state.ts'
import type { PlayerState } from './player-state.ts'
import type { Track } from './track.ts'

/** The subset of HTMLAudioElement that the player uses. */
export type AudioElement = Pick<
  HTMLAudioElement,
  | 'src'
  | 'preload'
  | 'currentTime'
  | 'duration'
  | 'volume'
  | 'play'
  | 'pause'
  | 'load'
  | 'addEventListener'
  | 'removeAttribute'
>

/** The browser APIs that the player depends on. */
export interface PlayerEnvironment {
  /** Called once, on first playback. */
  readonly createAudio: () => AudioElement
  /** Calls `callback` before the next frame; returns a function that cancels the call. */
  readonly onNextFrame: (callback: () => void) => () => void
}

/** From this position on, "previous" restarts the track instead of playing the previous one. */
const restartThresholdSeconds = 3

/**
 * The page's only player: a store, independent of React, that controls one audio element. The
 * element is created on first playback. After `dispose`, the player cannot be used.
 */
export class Player {
  #state = initialState
  #audio: AudioElement | null = null
  #cancelFrame: (() => void) | null = null
  readonly #environment: PlayerEnvironment
  readonly #listeners = new Set<() => void>()
  readonly #disposal = new AbortController()

  constructor(environment: PlayerEnvironment) {
    this.#environment = environment
  }

  readonly getState = (): PlayerState => this.#state

  /** Calls `listener` on each change; returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Plays a track from a position in seconds; `queue` contains the tracks for previous and next.
   */
  play(track: Track, queue: readonly Track[] = this.#state.queue, from = 0): void {
    if (this.#disposal.signal.aborted) return
    this.#change({ queue: queue.some((other) => other.id === track.id) ? queue : [track] })
    this.#start(this.#load(track, from))
  }

  pause(): void {
    this.#audio?.pause()
  }

  /** Resumes the current track; if it failed, reloads it from the beginning. */
  resume(): void {
    const { track, status } = this.#state
    if (!track || !this.#audio) return
    this.#start(status === 'failed' ? this.#load(track, 0) : this.#audio)
  }

  /** Plays a track, or pauses it if it is playing; defaults to the current track. */
  toggle(track: Track | null = this.#state.track, queue?: readonly Track[]): void {
    const { status, track: current } = this.#state
    if (!track) return
    if (track.id !== current?.id) this.play(track, queue)
    else if (status === 'playing' || status === 'loading') this.pause()
    else this.resume()
  }

  /** Seeks to a position in seconds, clamped to the duration. */
  seek(seconds: number): void {
    if (!this.#audio) return
    const { duration } = this.#state
    const position = Math.max(0, Math.min(seconds, duration || seconds))
    this.#audio.currentTime = position
    this.#change({ position })
  }

  /** Plays the next track in the queue, if there is one. */
  next(): void {
    const track = getAdjacentTrack(this.#state, 1)
    if (track) this.play(track)
  }

  /**
   * Plays the previous track; after three seconds, or if there is none, restarts the current track.
   */
  previous(): void {
    const track = getAdjacentTrack(this.#state, -1)
    if (track && this.#state.position < restartThresholdSeconds) this.play(track)
    else this.seek(0)
  }

  /** Sets the volume, clamped to the range from 0 to 1. */
  setVolume(volume: number): void {
    const clamped = Math.max(0, Math.min(1, volume))
    if (this.#audio) this.#audio.volume = clamped
    this.#change({ volume: clamped })
  }

  /** Stops playback permanently and releases the audio file and all listeners. */
  dispose(): void {
    this.#disposal.abort()
    this.#stopTracking()
    this.#audio?.pause()
    // Calling `load` without a source makes the element release its file and its connection.
    this.#audio?.removeAttribute('src')
    this.#audio?.load()
    this.#audio = null
    this.#change(initialState)
    this.#listeners.clear()
  }

  #change(part: Partial<PlayerState>): void {
    this.#state = { ...this.#state, ...part }
    for (const listener of this.#listeners) listener()
  }

  #load(track: Track, from: number): AudioElement {
    const audio = this.#audio ?? this.#createAudio()
    this.#stopTracking()
    this.#change({ track, position: from, duration: track.durationSeconds ?? 0 })
    audio.src = track.url
    audio.currentTime = from
    return audio
  }

  #start(audio: AudioElement): void {
    const { track } = this.#state
    this.#change({ status: 'loading' })
    audio.play().catch((reason: unknown) => {
      // The promise rejects when another track starts or playback is paused; neither is a failure.
      if (this.#state.track !== track || getErrorName(reason) === 'AbortError') return
      if (getErrorName(reason) === 'NotAllowedError') this.#setPaused()
      else this.#fail()
    })
  }

  #createAudio(): AudioElement {
    const audio = this.#environment.createAudio()
    const on = (event: string, listener: () => void) =>
      audio.addEventListener(event, listener, { signal: this.#disposal.signal })
    audio.preload = 'auto'
    audio.volume = this.#state.volume
    on('playing', () => this.#trackPosition(audio))
    on('waiting', () => this.#change({ status: 'loading' }))
    on('pause', () => this.#state.status !== 'failed' && this.#setPaused())
    on('ended', () => this.#setPaused({ position: 0 }))
    on('error', () => this.#fail())
    on('timeupdate', () => this.#change({ position: audio.currentTime }))
    on('durationchange', () => {
      if (Number.isFinite(audio.duration)) this.#change({ duration: audio.duration })
    })
    this.#audio = audio
    return audio
  }

  /**
   * Updates the position on every frame; `timeupdate` fires only four times a second, which is too
   * coarse for one-shots.
   */
  #trackPosition(audio: AudioElement): void {
    this.#stopTracking()
    this.#change({ status: 'playing' })
    const step = () => {
      this.#cancelFrame = this.#environment.onNextFrame(step)
      this.#change({ position: audio.currentTime })
    }
    this.#cancelFrame = this.#environment.onNextFrame(step)
  }

  #stopTracking(): void {
    this.#cancelFrame?.()
    this.#cancelFrame = null
  }

  #setPaused(part: Partial<PlayerState> = {}): void {
    this.#stopTracking()
    this.#change({ status: 'paused', ...part })
  }

  #fail(): void {
    if (!this.#state.track) return
    this.#stopTracking()
    this.#change({ status: 'failed' })
  }
}

function getErrorName(reason: unknown): string {
  return reason instanceof Error || reason instanceof DOMException ? reason.name : ''
}
