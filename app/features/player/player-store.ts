import { adjacentTrack, initialState } from './player-state.ts'
import type { PlayerState } from './player-state.ts'
import type { Track } from './track.ts'

/** The part of the browser's audio element that the player uses. */
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

/** What the player needs from the browser. */
export interface PlayerEnvironment {
  /** Called once, at the first play. */
  readonly createAudio: () => AudioElement
  /** Calls back before the next frame is drawn; returns the way to call it off. */
  readonly onNextFrame: (callback: () => void) => () => void
}

/** Seconds after which "previous" goes to the beginning of the track instead of the one before. */
const restartThresholdSeconds = 3

/**
 * The one player of the page: a store without a view over one audio element. Nothing is created or
 * loaded before the first play; `dispose` closes it for good.
 */
export class Player {
  #state = initialState
  #audio: AudioElement | null = null
  #callOffFrame: (() => void) | null = null
  readonly #edge: PlayerEnvironment
  readonly #listeners = new Set<() => void>()
  readonly #closing = new AbortController()

  constructor(edge: PlayerEnvironment) {
    this.#edge = edge
  }

  readonly getState = (): PlayerState => this.#state

  /** Calls `listener` on each change; returns the way to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Plays a track from `from` seconds; `queue` is what next and previous go through. */
  play(track: Track, queue: readonly Track[] = this.#state.queue, from = 0): void {
    if (this.#closing.signal.aborted) return
    this.#change({ queue: queue.some((other) => other.id === track.id) ? queue : [track] })
    this.#start(this.#load(track, from))
  }

  pause(): void {
    this.#audio?.pause()
  }

  /** Goes on with the track that rests; a failed one is loaded anew. */
  resume(): void {
    const { track, status } = this.#state
    if (!track || !this.#audio) return
    this.#start(status === 'failed' ? this.#load(track, 0) : this.#audio)
  }

  /** Plays a track, or lets it rest when it is the one that plays; without one, whatever is loaded. */
  toggle(track: Track | null = this.#state.track, queue?: readonly Track[]): void {
    const { status, track: current } = this.#state
    if (!track) return
    if (track.id !== current?.id) this.play(track, queue)
    else if (status === 'playing' || status === 'loading') this.pause()
    else this.resume()
  }

  /** Goes to a moment of the track, in seconds, kept inside it. */
  seek(seconds: number): void {
    if (!this.#audio) return
    const { duration } = this.#state
    const position = Math.max(0, Math.min(seconds, duration || seconds))
    this.#audio.currentTime = position
    this.#change({ position })
  }

  /** Plays the next track of the queue; at its end nothing changes. */
  next(): void {
    const track = adjacentTrack(this.#state, 1)
    if (track) this.play(track)
  }

  /** Plays the track before, or this one from its beginning when it has played a while. */
  previous(): void {
    const track = adjacentTrack(this.#state, -1)
    if (track && this.#state.position < restartThresholdSeconds) this.play(track)
    else this.seek(0)
  }

  /** Sets the loudness, from 0 to 1. */
  setVolume(volume: number): void {
    const kept = Math.max(0, Math.min(1, volume))
    if (this.#audio) this.#audio.volume = kept
    this.#change({ volume: kept })
  }

  /** Stops, lets go of the file and the listeners, and plays nothing any more. */
  dispose(): void {
    this.#closing.abort()
    this.#stopFollowing()
    this.#audio?.pause()
    // An element without a source lets go of its file and its connection.
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
    const audio = this.#audio ?? this.#openAudio()
    this.#stopFollowing()
    this.#change({ track, position: from, duration: track.durationSeconds ?? 0 })
    audio.src = track.url
    audio.currentTime = from
    return audio
  }

  #start(audio: AudioElement): void {
    const { track } = this.#state
    this.#change({ status: 'loading' })
    audio.play().catch((reason: unknown) => {
      // A play that another one overtook was aborted, which is no failure of the newer one.
      if (this.#state.track !== track || getErrorName(reason) === 'AbortError') return
      if (getErrorName(reason) === 'NotAllowedError') this.#rest()
      else this.#fail()
    })
  }

  #openAudio(): AudioElement {
    const audio = this.#edge.createAudio()
    const on = (event: string, listener: () => void) =>
      audio.addEventListener(event, listener, { signal: this.#closing.signal })
    audio.preload = 'auto'
    audio.volume = this.#state.volume
    on('playing', () => this.#follow(audio))
    on('waiting', () => this.#change({ status: 'loading' }))
    on('pause', () => this.#state.status !== 'failed' && this.#rest())
    on('ended', () => this.#rest({ position: 0 }))
    on('error', () => this.#fail())
    on('timeupdate', () => this.#change({ position: audio.currentTime }))
    on('durationchange', () => {
      if (Number.isFinite(audio.duration)) this.#change({ duration: audio.duration })
    })
    this.#audio = audio
    return audio
  }

  /** The element tells its time four times a second, too seldom for a sound of half a second. */
  #follow(audio: AudioElement): void {
    this.#stopFollowing()
    this.#change({ status: 'playing' })
    const step = () => {
      this.#callOffFrame = this.#edge.onNextFrame(step)
      this.#change({ position: audio.currentTime })
    }
    this.#callOffFrame = this.#edge.onNextFrame(step)
  }

  #stopFollowing(): void {
    this.#callOffFrame?.()
    this.#callOffFrame = null
  }

  #rest(part: Partial<PlayerState> = {}): void {
    this.#stopFollowing()
    this.#change({ status: 'paused', ...part })
  }

  #fail(): void {
    if (!this.#state.track) return
    this.#stopFollowing()
    this.#change({ status: 'failed' })
  }
}

function getErrorName(reason: unknown): string {
  return reason instanceof Error || reason instanceof DOMException ? reason.name : ''
}
