/** The maximum size of the decoded recordings: about 33 stereo loops of eight seconds at 48 kHz. */
const maxBytes = 96 * 1024 * 1024

const maxParallelPrefetches = 2

export interface BufferCacheOptions {
  /** Fetches and decodes a recording until the signal is aborted. */
  readonly load: (
    url: string,
    priority: 'high' | 'low',
    signal: AbortSignal,
  ) => Promise<AudioBuffer>
  readonly maxBytes?: number
  /** How many recordings are prefetched at a time; 2 by default. */
  readonly maxParallel?: number
}

/** A recording that is being fetched. */
interface Loading {
  readonly buffer: Promise<AudioBuffer>
  readonly abort: AbortController
  /** The number of pending calls. */
  waiting: number
}

/**
 * A size-limited LRU cache of decoded recordings. At most two are prefetched at a time; recordings
 * to be heard now skip that queue.
 */
export class BufferCache {
  readonly #buffers = new Map<string, AudioBuffer>()
  readonly #loading = new Map<string, Loading>()
  readonly #load: BufferCacheOptions['load']
  readonly #maxBytes: number
  readonly #maxParallel: number
  #bytes = 0
  #queue: readonly string[] = []
  /** Prefetches waiting for a slot; they go before those of `#queue`. */
  readonly #urgentPrefetches: (() => void)[] = []
  #prefetches = 0

  constructor(options: BufferCacheOptions) {
    this.#load = options.load
    this.#maxBytes = options.maxBytes ?? maxBytes
    this.#maxParallel = options.maxParallel ?? maxParallelPrefetches
  }

  /** The size of the decoded recordings, in bytes. */
  get bytes(): number {
    return this.#bytes
  }

  /** Returns whether a recording is cached or being fetched. */
  has(url: string): boolean {
    return this.#buffers.has(url) || this.#loading.has(url)
  }

  /** Returns a decoded recording; null if it is not cached. */
  get(key: string): AudioBuffer | null {
    const buffer = this.#buffers.get(key)
    if (!buffer) return null
    this.#buffers.delete(key)
    this.#buffers.set(key, buffer)
    return buffer
  }

  /**
   * Returns a decoded recording, fetching it if necessary; rejects if it cannot be loaded. Aborts
   * the fetch once the signals of all callers are aborted, so that skipped sounds do not delay the
   * next ones on a slow connection. A call in the same task takes over the fetch.
   */
  async load(
    url: string,
    priority: 'high' | 'low' = 'high',
    signal?: AbortSignal,
  ): Promise<AudioBuffer> {
    return this.getOrCreate(url, (ended) => this.#load(url, priority, ended), signal)
  }

  /** Returns a cached buffer, or the result of `create`, which concurrent callers share. */
  async getOrCreate(
    key: string,
    create: (signal: AbortSignal) => Promise<AudioBuffer>,
    signal?: AbortSignal,
  ): Promise<AudioBuffer> {
    const buffer = this.get(key)
    if (buffer) return buffer
    const loading = this.#loading.get(key) ?? this.#start(key, create)
    loading.waiting += 1
    signal?.addEventListener('abort', () => this.#abandon(key, loading), { once: true })
    return loading.buffer
  }

  /** Replaces the prefetch queue; the most urgent URL comes first. */
  prefetch(urls: readonly string[]): void {
    this.#queue = urls
    this.#prefetchNext()
  }

  /** Prefetches a recording before those of `prefetch`; they share the limit of two at a time. */
  prefetchFirst(url: string): Promise<AudioBuffer> {
    if (this.has(url)) return this.load(url, 'low')
    return new Promise((resolve) => {
      this.#urgentPrefetches.push(() => resolve(this.#loadInTurn(url)))
      this.#prefetchNext()
    })
  }

  #start(key: string, create: (signal: AbortSignal) => Promise<AudioBuffer>): Loading {
    const abort = new AbortController()
    const buffer = create(abort.signal)
      .then((decoded) => {
        this.#add(key, decoded)
        return decoded
      })
      .finally(() => this.#removeLoading(key, loading))
    const loading: Loading = { buffer, abort, waiting: 0 }
    this.#loading.set(key, loading)
    return loading
  }

  #abandon(key: string, loading: Loading): void {
    loading.waiting -= 1
    // Deferred, because seeking stops a sound and starts it again in the same task.
    queueMicrotask(() => {
      if (loading.waiting > 0) return
      // Removed before the fetch ends, because the recording may be played again by then.
      this.#removeLoading(key, loading)
      loading.abort.abort()
    })
  }

  #removeLoading(key: string, loading: Loading): void {
    if (this.#loading.get(key) === loading) this.#loading.delete(key)
  }

  #prefetchNext(): void {
    while (this.#prefetches < this.#maxParallel) {
      const turn = this.#urgentPrefetches.shift() ?? this.#takeQueued()
      if (turn === null) return
      turn()
    }
  }

  #takeQueued(): (() => void) | null {
    const url = this.#queue.find((other) => !this.has(other))
    if (url === undefined) return null
    this.#queue = this.#queue.filter((other) => other !== url)
    // Errors are reported when the recording is played.
    return () => void this.#loadInTurn(url).catch(() => undefined)
  }

  #loadInTurn(url: string): Promise<AudioBuffer> {
    this.#prefetches += 1
    return this.load(url, 'low').finally(() => {
      this.#prefetches -= 1
      this.#prefetchNext()
    })
  }

  #add(url: string, buffer: AudioBuffer): void {
    // A recording skipped while it was decoding, and then loaded again, is added twice.
    this.#drop(url)
    this.#buffers.set(url, buffer)
    this.#bytes += getBytes(buffer)
    for (const oldest of this.#buffers.keys()) {
      if (this.#bytes <= this.#maxBytes || oldest === url) return
      this.#drop(oldest)
    }
  }

  #drop(url: string): void {
    const buffer = this.#buffers.get(url)
    if (!buffer) return
    this.#buffers.delete(url)
    this.#bytes -= getBytes(buffer)
  }
}

function getBytes({ length, numberOfChannels }: AudioBuffer): number {
  return length * numberOfChannels * Float32Array.BYTES_PER_ELEMENT
}
