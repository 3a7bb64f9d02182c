import { createHash } from 'node:crypto'
import { createJobQueue } from '../platform/workers/job-queue.ts'
import { calculateZipSize } from '../catalog/pack-contents.rules.ts'
import type { PackContents } from '../catalog/pack-contents.rules.ts'
import type { ShopFiles } from '../dependencies.ts'
import { createPackCovers } from '../catalog/covers/pack-covers.ts'
import type { PackCover } from '../catalog/covers/pack-covers.ts'
import { toKey } from '../platform/files/hashed-files.ts'
import { writeZip } from '../platform/files/write-zip.ts'
import type { ZipEntry } from '../platform/files/write-zip.ts'

/** A cache of pack ZIPs, each of which is written on its first request. */
export interface PackZips {
  /**
   * Returns the key and the ETag of the ZIP with these contents. Rejects with a `QueueFullError` if
   * too many others are waiting to be written.
   */
  get(contents: PackContents): Promise<{ key: string; tag: string }>
  /** Returns the size of the ZIP in bytes, even before it is written. */
  measure(contents: PackContents): Promise<number>
}

/** The maximum number of ZIPs being written or waiting. */
const maxZips = 20

type ZipFiles = Pick<ShopFiles, 'packs' | 'catalogue'>

/** Creates the ZIP cache of a shop. If a pack's cover is unreadable, its ZIP has none. */
export function createPackZips(files: ZipFiles): PackZips {
  const { packs } = files
  const covers = createPackCovers(files)
  // Concurrent downloads wait for the same write.
  const pendingWrites = new Map<string, Promise<void>>()
  // Sequentially, so that only one ZIP competes with downloads for the disk and Node's thread pool.
  const queue = createJobQueue(maxZips)

  async function openCover(contents: PackContents) {
    const cover = contents.cover === null ? null : await covers.get(contents.cover)
    return { cover, contents: cover === null ? { ...contents, cover: null } : contents }
  }

  return {
    async get(complete) {
      const { cover, contents } = await openCover(complete)
      const tag = hashPackContents(contents)
      const key = `${tag}.zip`
      if ((await packs.stat(key)) !== null) return { key, tag }
      const write = () =>
        writeZip({ store: packs, key }, listEntries(contents, cover, files), contents)
      const running =
        pendingWrites.get(tag) ?? queue.run(write).finally(() => pendingWrites.delete(tag))
      pendingWrites.set(tag, running)
      await running
      return { key, tag }
    },
    async measure(complete) {
      const { cover, contents } = await openCover(complete)
      return calculateZipSize(contents, cover?.bytes ?? 0)
    },
  }
}

/** Hashes the contents: any change of a sound, path, date, text or cover changes the hash. */
export function hashPackContents({ texts, cover, sounds, date }: PackContents): string {
  return createHash('sha256')
    .update(JSON.stringify([texts, cover, sounds, date]))
    .digest('hex')
}

/** Lists the entries in the order that `calculateZipSize` assumes. */
function listEntries(
  contents: PackContents,
  cover: PackCover | null,
  { packs, catalogue }: ZipFiles,
): ZipEntry[] {
  const texts = contents.texts.map(({ path, text }) => ({ name: path, text }))
  const covers =
    contents.cover === null || cover === null
      ? []
      : [{ name: contents.cover.path, store: packs, key: cover.key }]
  const sounds = contents.sounds.map(({ path, sha256 }) => ({
    name: path,
    store: catalogue,
    key: toKey({ sha256, extension: 'wav' }),
  }))
  return [...texts, ...covers, ...sounds]
}
