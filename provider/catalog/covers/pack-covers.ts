import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { QueueFullError } from '../../platform/workers/job-queue.ts'
import type { CoverFile } from '../pack-contents.rules.ts'
import { convertToJpeg } from '../../accounts/profile/reencode-picture.ts'
import { renderCover } from './render-cover.ts'
import { writeAtomically } from '../../platform/files/folder/write-atomically.ts'

/** The cover of a pack as a file that every computer opens. */
export interface PackCover {
  readonly path: string
  readonly bytes: number
}

/** Converts the covers of packs for their ZIPs: drawn ones to PNG, given ones to JPEG. */
export interface PackCovers {
  /**
   * Converts a cover when it is first requested; null if that is not possible. Rejects with a
   * `QueueFullError` if too many others are waiting.
   */
  get(cover: CoverFile): Promise<PackCover | null>
}

/**
 * Returns the name of a converted cover. The number changes when the same cover would be converted
 * to other bytes.
 */
export function getCoverFileName({ sha256, extension }: CoverFile): string {
  return `${sha256}.1.${extension === 'svg' ? 'png' : 'jpg'}`
}

/** Creates a cache in `folder` for the covers of a catalogue, whose files are in `sourceFolder`. */
export function createPackCovers(folder: string, sourceFolder: string): PackCovers {
  const pending = new Map<string, Promise<PackCover | null>>()

  async function store(cover: CoverFile, path: string): Promise<PackCover> {
    const converted = await convert(cover, sourceFolder)
    await writeAtomically(path, (draft) => writeFile(draft, converted, { flush: true }))
    return { path, bytes: converted.length }
  }

  return {
    async get(cover) {
      const path = join(folder, getCoverFileName(cover))
      const stored = await stat(path).catch(() => null)
      if (stored !== null) return { path, bytes: stored.size }
      // A purchased pack can be downloaded even if its cover cannot be stored.
      const running =
        pending.get(path) ??
        store(cover, path)
          .catch(returnNoCover)
          .finally(() => pending.delete(path))
      pending.set(path, running)
      return await running
    },
  }
}

function returnNoCover(error: unknown): null {
  if (error instanceof QueueFullError) throw error
  return null
}

async function convert(
  { sha256, extension }: CoverFile,
  sourceFolder: string,
): Promise<Uint8Array> {
  const source = await readFile(join(sourceFolder, `${sha256}.${extension}`))
  if (extension === 'svg') return await renderCover(source.toString('utf8'))
  return await convertToJpeg(source)
}
