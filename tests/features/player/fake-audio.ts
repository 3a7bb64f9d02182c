import type { AudioElement } from '#app/features/player/player-store.ts'
import type { Track } from '#app/features/player/track.ts'

/** A fake audio element that follows the platform's protocol; the test decides when it plays or fails. */
export class FakeAudio extends EventTarget implements AudioElement {
  preload: AudioElement['preload'] = ''
  volume = 1
  currentTime = 0
  duration = Number.NaN
  paused = true
  loads = 0
  /** How many times a source was set; each fetches the file again. */
  sources = 0
  #src = ''
  #pending: PromiseWithResolvers<void> | null = null

  get src(): string {
    return this.#src
  }

  /** A new source aborts a pending play(), as in a browser. */
  set src(value: string) {
    this.#src = value
    this.sources += 1
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

  /** The file has loaded, lasts `duration` seconds and starts to play. */
  startPlaying(duration = 4): void {
    this.duration = duration
    this.dispatchEvent(new Event('durationchange'))
    this.#pending?.resolve()
    this.#pending = null
    this.dispatchEvent(new Event('playing'))
  }

  /** The file has played to its end; one that has not loaded cannot end. */
  end(): void {
    if (Number.isNaN(this.duration)) return
    this.currentTime = this.duration
    this.paused = true
    this.dispatchEvent(new Event('pause'))
    this.dispatchEvent(new Event('ended'))
  }

  /** Loading fails, or the browser refuses to play (`NotAllowedError`). */
  fail(name: string): void {
    this.paused = true
    this.#pending?.reject(new DOMException('refused', name))
    this.#pending = null
    if (name !== 'NotAllowedError') this.dispatchEvent(new Event('error'))
  }
}

/** A track of four seconds. */
export function exampleTrack(id: string): Track {
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
