import { Writable } from 'node:stream'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { Agent, cacheStores, interceptors, request } from 'undici'
import type { Dispatcher } from 'undici'
import type CacheHandler from 'undici/types/cache-interceptor'

/** A stored response and the cookies of the request it answered. */
interface StoredResponse {
  readonly path: string
  readonly cookies: string
  readonly text: string
}

/** A response that came through a shared cache. */
interface CachedResponse {
  readonly status: number
  readonly isFromCache: boolean
  readonly headers: Dispatcher.ResponseData['headers']
  readonly text: string
}

/** An HTTP cache in memory that records what it stores. */
class RecordingStore extends cacheStores.MemoryCacheStore {
  readonly stored: StoredResponse[] = []

  override createWriteStream(key: CacheHandler.CacheKey, value: CacheHandler.CacheValue) {
    const writable = super.createWriteStream(key, value)
    const chunks: Buffer[] = []
    const coding = value.headers['content-encoding']
    const cookies = String(key.headers?.['cookie'] ?? '')
    return new Writable({
      write(chunk: Buffer, encoding, done) {
        chunks.push(chunk)
        writable?.write(chunk, encoding)
        done()
      },
      final: (done) => {
        const text = decode(Buffer.concat(chunks), coding)
        this.stored.push({ path: key.path, cookies, text })
        writable?.end(done)
      },
    })
  }
}

/** A shared HTTP cache (RFC 9111), such as a CDN, in front of the shop. */
export interface SharedCache {
  /** What it has stored, or null if only the cache itself has access to that. */
  readonly stored: readonly StoredResponse[] | null
  readonly get: (path: string, headers: Record<string, string>) => Promise<CachedResponse>
  readonly close: () => Promise<void>
}

/** Opens a shared cache in this process in front of `origin`. */
export function openSharedCache(origin: string): SharedCache {
  const store = new RecordingStore()
  const dispatcher = new Agent().compose(interceptors.cache({ store, type: 'shared' }))
  return {
    stored: store.stored,
    close: () => dispatcher.close(),
    async get(path: string, headers: Record<string, string>): Promise<CachedResponse> {
      const response = await request(origin + path, { dispatcher, headers })
      const bytes = Buffer.from(await response.body.arrayBuffer())
      return {
        status: response.statusCode,
        isFromCache: response.headers['age'] !== undefined,
        headers: response.headers,
        text: decode(bytes, response.headers['content-encoding']),
      }
    },
  }
}

/** Decodes the body of a response. */
export function decode(bytes: Buffer, coding: string | string[] | undefined): string {
  if (coding === 'br') return brotliDecompressSync(bytes).toString()
  if (coding === 'zstd') return zstdDecompressSync(bytes).toString()
  if (coding === 'gzip') return gunzipSync(bytes).toString()
  return bytes.toString()
}
