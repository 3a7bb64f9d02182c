import { setTimeout as wait } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import type { Dependencies } from '../../dependencies.ts'
import type { CoverFile } from '../pack-contents.rules.ts'
import { convertToJpeg } from '../../accounts/profile/reencode-picture.ts'
import { renderCover } from './render-cover.ts'
import { findPackCover, writePackCover } from './pack-covers.store.ts'
import { StorageError } from '../../platform/database/storage-failure.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { toKey } from '../../platform/files/hashed-files.ts'
import { readBytes } from '../../platform/files/read-file.ts'
import { QueueFullError } from '../../platform/workers/job-queue.ts'

/** The cover of a pack in a widely supported format. */
interface PackCover {
  readonly key: string
  readonly bytes: number
  readonly crc32: number
}

/** Converts covers for pack ZIPs: generated ones to PNG, supplied ones to JPEG. */
export interface PackCovers {
  /**
   * Returns a cover, converted on its first request; null if that fails. Rejects with a
   * `QueueFullError` if too many others are waiting.
   */
  get(cover: CoverFile): Promise<PackCover | null>
  /**
   * Like `get`, for pages that only state a size: does not use the store for a cover that was
   * converted before, and returns null if a store is too slow.
   */
  measure(cover: CoverFile): Promise<PackCover | null>
}

/** The longest that a page waits for a cover. */
const measureLimitMs = 5000
/** The time after a failure of the store in which pages do not wait for covers. */
const pauseMs = 30_000

/**
 * Returns the key of a converted cover. Increment its number when the same cover would convert to
 * different bytes.
 */
export function getCoverKey({ sha256, extension }: CoverFile): string {
  return `${sha256}.1.${extension === 'svg' ? 'png' : 'jpg'}`
}

/** Creates a cache of a catalogue's covers in `packs`, with their sizes in the database. */
export function createPackCovers({
  db,
  files: { packs, catalogue },
}: Pick<Dependencies, 'db' | 'files'>): PackCovers {
  const pending = new Map<string, Promise<PackCover | null>>()
  let pausedUntil = 0

  async function find(key: string): Promise<PackCover | null> {
    const row = await findPackCover(db, key)
    return row === null ? null : { key, bytes: row.bytes, crc32: row.crc32 }
  }

  async function getOrConvert(cover: CoverFile, key: string): Promise<PackCover | null> {
    const known = await find(key)
    if (known !== null && (await isUsable(packs, known))) return known
    return await store(cover, key).catch(toMissingCover)
  }

  async function store(cover: CoverFile, key: string): Promise<PackCover> {
    const content = await convert(cover, catalogue)
    await packs.put(key, content)
    const size = { bytes: content.length, crc32: crc32(content) }
    await writePackCover(db, { file_name: key, ...size })
    return { key, ...size }
  }

  function pause(): void {
    pausedUntil = performance.now() + pauseMs
  }

  // A failure to store the cover must not block the download of a purchased pack.
  function toMissingCover(error: unknown): null {
    if (error instanceof QueueFullError) throw error
    if (error instanceof StorageError) pause()
    return null
  }

  async function get(cover: CoverFile): Promise<PackCover | null> {
    const key = getCoverKey(cover)
    const running = pending.get(key) ?? getOrConvert(cover, key).finally(() => pending.delete(key))
    pending.set(key, running)
    return await running
  }

  return {
    get,
    async measure(cover) {
      const known = await find(getCoverKey(cover))
      if (known !== null || performance.now() < pausedUntil) return known
      const timer = new AbortController()
      const timeout = wait(measureLimitMs, 'timeout' as const, { signal: timer.signal })
      const result = await Promise.race([get(cover), timeout]).finally(() => timer.abort())
      if (result !== 'timeout') return result
      pause()
      return null
    },
  }
}

/** Returns whether a cover is stored with its known size, or the store does not say. */
async function isUsable(packs: FileStore, { key, bytes }: PackCover): Promise<boolean> {
  try {
    return (await packs.stat(key))?.bytes === bytes
  } catch {
    return true
  }
}

async function convert(cover: CoverFile, catalogue: FileStore): Promise<Uint8Array> {
  const source = await readBytes(catalogue, toKey(cover))
  if (cover.extension === 'svg') return await renderCover(source.toString('utf8'))
  return await convertToJpeg(source)
}
