import { crc32 } from 'node:zlib'
import type { ShopFiles } from '../../dependencies.ts'
import { QueueFullError } from '../../platform/workers/job-queue.ts'
import type { CoverFile } from '../pack-contents.rules.ts'
import { convertToJpeg } from '../../accounts/profile/reencode-picture.ts'
import { renderCover } from './render-cover.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { toKey } from '../../platform/files/hashed-files.ts'
import { readBytes } from '../../platform/files/read-file.ts'

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
}

/**
 * Returns the key of a converted cover. Increment its number when the same cover would convert to
 * different bytes.
 */
export function getCoverKey({ sha256, extension }: CoverFile): string {
  return `${sha256}.1.${extension === 'svg' ? 'png' : 'jpg'}`
}

/** Creates a cache of a catalogue's covers in `packs`. */
export function createPackCovers({
  packs,
  catalogue,
}: Pick<ShopFiles, 'packs' | 'catalogue'>): PackCovers {
  const pending = new Map<string, Promise<PackCover | null>>()
  const checksums = new Map<string, number>()

  async function open(cover: CoverFile, key: string): Promise<PackCover> {
    let status = await packs.stat(key).catch(() => null)
    if (status === null) {
      await packs.put(key, await convert(cover, catalogue))
      status = await packs.stat(key)
    }
    if (status === null) throw new Error(`The file ${packs.describe(key)} has disappeared.`)
    const { bytes, changedAt } = status
    // Another process may have converted the cover with a newer library.
    const version = `${key} ${bytes} ${changedAt.getTime()}`
    const checksum = checksums.get(version) ?? crc32(await readBytes(packs, key))
    checksums.set(version, checksum)
    return { key, bytes, crc32: checksum }
  }

  return {
    async get(cover) {
      const key = getCoverKey(cover)
      // A failure to store the cover must not block the download of a purchased pack.
      const running =
        pending.get(key) ??
        open(cover, key)
          .catch(toMissingCover)
          .finally(() => pending.delete(key))
      pending.set(key, running)
      return await running
    },
  }
}

function toMissingCover(error: unknown): null {
  if (error instanceof QueueFullError) throw error
  return null
}

async function convert(cover: CoverFile, catalogue: FileStore): Promise<Uint8Array> {
  const source = await readBytes(catalogue, toKey(cover))
  if (cover.extension === 'svg') return await renderCover(source.toString('utf8'))
  return await convertToJpeg(source)
}
