import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hashPackContents, licenceFileName } from '../domain/pack-contents.ts'
import type { PackContents } from '../domain/pack-contents.ts'
import { writeZip } from './write-zip.ts'

/** A cache for the ZIPs of packs; writes each ZIP when it is first requested. */
export interface PackZips {
  /** Returns the path and the ETag of the ZIP with these contents. */
  get(contents: PackContents): Promise<{ path: string; tag: string }>
}

/** Creates a cache in `folder`. The sounds in `soundsFolder` are named after their SHA-256. */
export function createPackZips(folder: string, soundsFolder: string): PackZips {
  // Concurrent downloads wait for the same write.
  const pendingWrites = new Map<string, Promise<void>>()

  async function write(path: string, contents: PackContents): Promise<void> {
    const toEntryName = (name: string) => `${contents.folder}/${name}`
    const sounds = contents.sounds.map((sound) => ({
      name: toEntryName(sound.fileName),
      path: join(soundsFolder, `${sound.sha256}.wav`),
    }))
    const licence = { name: toEntryName(licenceFileName), text: contents.licence }
    await writeZip(path, [...sounds, licence], { date: contents.date })
  }

  return {
    async get(contents) {
      const tag = hashPackContents(contents)
      const path = join(folder, `${tag}.zip`)
      if (await exists(path)) return { path, tag }
      const running =
        pendingWrites.get(tag) ?? write(path, contents).finally(() => pendingWrites.delete(tag))
      pendingWrites.set(tag, running)
      await running
      return { path, tag }
    },
  }
}

async function exists(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    () => false,
  )
}
