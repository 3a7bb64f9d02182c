/** The longest recording that is decoded as a whole, in seconds; longer ones are streamed. */
export const maxBufferSeconds = 30

/** The memory of decoded recordings: about forty loops of eight seconds. */
const maxBytes = 96 * 1024 * 1024

const maxParallelPrefetches = 2

export interface BufferCacheOptions {
  /** Fetches and decodes a recording. */
  readonly load: (url: string, priority: 'high' | 'low') => Promise<AudioBuffer>
  readonly maxBytes?: number
}

/**
 * Decoded recordings, bounded in bytes; the least recently used are dropped first. Recordings that
 * are fetched ahead wait for each other, two at a time; one that is to be heard does not wait.
 */
export class BufferCache {
  readonly #buffers = new Map<string, AudioBuffer>()
  readonly #loading = new Map<string, Promise<AudioBuffer>>()
  readonly #load: BufferCacheOptions['load']
  readonly #maxBytes: number
  #bytes = 0
  #wanted: readonly string[] = []
  #prefetches = 0

  constructor(options: BufferCacheOptions) {
    this.#load = options.load
    this.#maxBytes = options.maxBytes ?? maxBytes
  }

  /** The size of the decoded recordings, in bytes. */
  get bytes(): number {
    return this.#bytes
  }

  /** Returns a decoded recording, if it is in the cache. */
  get(url: string): AudioBuffer | null {
    const buffer = this.#buffers.get(url)
    if (!buffer) return null
    this.#buffers.delete(url)
    this.#buffers.set(url, buffer)
    return buffer
  }

  /** Returns a decoded recording, and fetches it if need be; rejects if it cannot be loaded. */
  async load(url: string, priority: 'high' | 'low' = 'high'): Promise<AudioBuffer> {
    return this.get(url) ?? this.#loading.get(url) ?? this.#start(url, priority)
  }

  /** Replaces the recordings that are fetched ahead, the most urgent first. */
  prefetch(urls: readonly string[]): void {
    this.#wanted = urls
    this.#prefetchNext()
  }

  #start(url: string, priority: 'high' | 'low'): Promise<AudioBuffer> {
    const loading = this.#load(url, priority)
      .then((buffer) => {
        this.#add(url, buffer)
        return buffer
      })
      .finally(() => this.#loading.delete(url))
    this.#loading.set(url, loading)
    return loading
  }

  #prefetchNext(): void {
    while (this.#prefetches < maxParallelPrefetches) {
      const url = this.#wanted.find((other) => !this.#has(other))
      if (url === undefined) return
      this.#wanted = this.#wanted.filter((other) => other !== url)
      this.#prefetches += 1
      this.load(url, 'low')
        // Playing the recording reports the failure.
        .catch(() => undefined)
        .finally(() => {
          this.#prefetches -= 1
          this.#prefetchNext()
        })
    }
  }

  #has(url: string): boolean {
    return this.#buffers.has(url) || this.#loading.has(url)
  }

  #add(url: string, buffer: AudioBuffer): void {
    this.#buffers.set(url, buffer)
    this.#bytes += getBytes(buffer)
    for (const [oldest, dropped] of this.#buffers) {
      if (this.#bytes <= this.#maxBytes || oldest === url) return
      this.#buffers.delete(oldest)
      this.#bytes -= getBytes(dropped)
    }
  }
}

function getBytes({ length, numberOfChannels }: AudioBuffer): number {
  return length * numberOfChannels * Float32Array.BYTES_PER_ELEMENT
}
