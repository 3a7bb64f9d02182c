import type { AudioElement } from '#app/features/player/player-store.ts'
import type { Track } from '#app/features/player/track.ts'

/** A fake audio element that dispatches DOM events; the test controls when it plays or fails. */
export class FakeAudio extends EventTarget implements AudioElement {
  preload: AudioElement['preload'] = ''
  volume = 1
  currentTime = 0
  duration = Number.NaN
  paused = true
  loads = 0
  /** How often `src` was set; each time, a browser would fetch the file again. */
  sourceChanges = 0
  #src = ''
  #pending: PromiseWithResolvers<void> | null = null

  get src(): string {
    return this.#src
  }

  /** A new source aborts a pending play(), as in a browser. */
  set src(value: string) {
    this.#src = value
    this.sourceChanges += 1
    this.currentTime = 0
    this.duration = Number.NaN
    this.paused = true
    this.#pending?.reject(new DOMException('interrupted by a new source', 'AbortError'))
    this.#pending = null
  }

  play(): Promise<void> {
    this.paused = false
    this.#pending ??= Promise.withResolvers<void>()
    return this.#pending.promise
  }

  pause(): void {
    if (this.paused) return
    this.paused = true
    this.#pending?.reject(new DOMException('paused', 'AbortError'))
    this.#pending = null
    this.dispatchEvent(new Event('pause'))
  }

  load(): void {
    this.loads += 1
  }

  removeAttribute(name: string): void {
    if (name === 'src') this.#src = ''
  }

  /** Simulates that a file of `duration` seconds has loaded and starts to play. */
  startPlaying(duration = 4): void {
    this.duration = duration
    this.dispatchEvent(new Event('durationchange'))
    this.#pending?.resolve()
    this.#pending = null
    this.dispatchEvent(new Event('playing'))
  }

  /** Simulates the end of playback; has no effect before the file has loaded. */
  end(): void {
    if (Number.isNaN(this.duration)) return
    this.currentTime = this.duration
    this.paused = true
    this.dispatchEvent(new Event('pause'))
    this.dispatchEvent(new Event('ended'))
  }

  /** Simulates a failed load or, with `NotAllowedError`, a browser that blocks playback. */
  fail(name: string): void {
    this.paused = true
    this.#pending?.reject(new DOMException('refused', name))
    this.#pending = null
    if (name !== 'NotAllowedError') this.dispatchEvent(new Event('error'))
  }
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
    peaks: null,
    colors: null,
    coverUrl: null,
  }
}
