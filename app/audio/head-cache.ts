import { BufferCache } from './buffer-cache.ts'
import { loadHead } from './load-buffer.ts'
import type { Recording } from './types.ts'

/** The maximum size of the decoded beginnings: about 30 in stereo. */
const maxBytes = 16 * 1024 * 1024

/** Beginnings are small: four at a time fill the connection and leave time between decodings. */
const maxParallel = 4

/**
 * The beginnings of recordings that may be played soon, so that a list can be walked faster than
 * whole recordings are fetched and decoded.
 */
export class HeadCache {
  readonly #whole: BufferCache
  readonly #heads: BufferCache

  /** `whole` has the whole recordings, whose beginnings are not needed. */
  constructor(whole: BufferCache, load = loadHead) {
    this.#whole = whole
    this.#heads = new BufferCache({ load, maxBytes, maxParallel })
  }

  /** Returns the beginning of a recording, or all of a short one; null if it is not cached. */
  get({ url }: Recording): AudioBuffer | null {
    return this.#heads.get(url)
  }

  /** Fetches and decodes beginnings, the most urgent first, replacing the previous list. */
  prefetch(recordings: readonly Recording[]): void {
    this.#heads.prefetch(recordings.map(({ url }) => url).filter((url) => !this.#whole.has(url)))
  }
}
