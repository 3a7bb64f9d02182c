import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createJobQueue } from '../platform/workers/job-queue.ts'
import { calculateZipSize, hashPackContents } from '../catalog/pack-contents.rules.ts'
import type { PackContents } from '../catalog/pack-contents.rules.ts'
import type { ProviderOptions } from '../options.ts'
import { getSoundsFolder } from '../catalog/catalogue-folder.ts'
import { createPackCovers } from '../catalog/covers/pack-covers.ts'
import type { PackCover, PackCovers } from '../catalog/covers/pack-covers.ts'
import { writeZip } from '../platform/files/write-zip.ts'
import type { ZipEntry } from '../platform/files/write-zip.ts'

/** A cache for the ZIPs of packs; writes each ZIP when it is first requested. */
export interface PackZips {
  /**
   * Returns the path and the ETag of the ZIP with these contents. Rejects with a `QueueFullError` if
   * too many others are waiting to be written.
   */
  get(contents: PackContents): Promise<{ path: string; tag: string }>
  /** Returns the size of the ZIP in bytes, also before it is written. */
  measure(contents: PackContents): Promise<number>
}

/** The ZIPs that are written or wait. */
const maxZips = 20

/** Opens the cache of a shop in its data folder. */
export function openPackZips(options: Pick<ProviderOptions, 'catalogueDir' | 'dataDir'>): PackZips {
  const folder = join(options.dataDir, 'packs')
  const soundsFolder = getSoundsFolder(options)
  return createPackZips(folder, soundsFolder, createPackCovers(folder, soundsFolder))
}

/**
 * Creates a cache in `folder`. The sounds in `soundsFolder` are named after their SHA-256. A pack
 * whose cover cannot be read has a ZIP without one.
 */
function createPackZips(folder: string, soundsFolder: string, covers: PackCovers): PackZips {
  // Concurrent downloads wait for the same write.
  const pendingWrites = new Map<string, Promise<void>>()
  // One at a time, so that files that are sent share the disk and Node's threads with a single ZIP.
  const queue = createJobQueue(maxZips)

  async function openCover(contents: PackContents) {
    const cover = contents.cover === null ? null : await covers.get(contents.cover)
    return { cover, contents: cover === null ? { ...contents, cover: null } : contents }
  }

  return {
    async get(complete) {
      const { cover, contents } = await openCover(complete)
      const tag = hashPackContents(contents)
      const path = join(folder, `${tag}.zip`)
      if (await exists(path)) return { path, tag }
      const write = () =>
        writeZip(path, listEntries(contents, cover, soundsFolder), { date: contents.date })
      const running =
        pendingWrites.get(tag) ?? queue.run(write).finally(() => pendingWrites.delete(tag))
      pendingWrites.set(tag, running)
      await running
      return { path, tag }
    },
    async measure(complete) {
      const { cover, contents } = await openCover(complete)
      return calculateZipSize(contents, cover?.bytes ?? 0)
    },
  }
}

/** Lists the entries in the order that `calculateZipSize` assumes. */
function listEntries(
  contents: PackContents,
  cover: PackCover | null,
  soundsFolder: string,
): ZipEntry[] {
  const texts = contents.texts.map(({ path, text }) => ({ name: path, text }))
  const covers =
    contents.cover === null || cover === null
      ? []
      : [{ name: contents.cover.path, path: cover.path }]
  const sounds = contents.sounds.map(({ path, sha256 }) => ({
    name: path,
    path: join(soundsFolder, `${sha256}.wav`),
  }))
  return [...texts, ...covers, ...sounds]
}

async function exists(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    () => false,
  )
}
