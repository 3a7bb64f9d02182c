import type { AudioElement } from '#app/features/player/player-store.ts'
import type { Track } from '#app/features/player/track.ts'

/** The browser's audio element as far as its protocol goes: a test decides when it sounds or fails. */
export class FakeAudio extends EventTarget implements AudioElement {
  preload: AudioElement['preload'] = ''
  volume = 1
  currentTime = 0
  duration = Number.NaN
  paused = true
  loads = 0
  /** How often a source was set, each of which fetches the file anew. */
  sources = 0
  #src = ''
  #pending: PromiseWithResolvers<void> | null = null

  get src(): string {
    return this.#src
  }

  /** A new source aborts the play that was waiting, as the platform does. */
  set src(value: string) {
    this.#src = value
    this.sources += 1
    this.currentTime = 0
    this.duration = Number.NaN
    this.paused = true
    this.#pending?.reject(new DOMException('overtaken', 'AbortError'))
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

  /** The file has come: it lasts `duration` seconds and sounds. */
  sound(duration = 4): void {
    this.duration = duration
    this.dispatchEvent(new Event('durationchange'))
    this.#pending?.resolve()
    this.#pending = null
    this.dispatchEvent(new Event('playing'))
  }

  /** The sound is over; one whose file has not come cannot end. */
  end(): void {
    if (Number.isNaN(this.duration)) return
    this.currentTime = this.duration
    this.paused = true
    this.dispatchEvent(new Event('pause'))
    this.dispatchEvent(new Event('ended'))
  }

  /** The file does not come, or the browser refuses (`NotAllowedError`). */
  refuse(name: string): void {
    this.paused = true
    this.#pending?.reject(new DOMException('refused', name))
    this.#pending = null
    if (name !== 'NotAllowedError') this.dispatchEvent(new Event('error'))
  }
}

/** A track of four seconds. */
export function trackOf(id: string): Track {
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
