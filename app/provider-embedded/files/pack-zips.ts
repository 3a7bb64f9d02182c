import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeZip } from './write-zip.ts'
import { licenceFileName, hashPackContents } from '#app/provider-embedded/domain/pack-contents.ts'
import type { PackContents } from '#app/provider-embedded/domain/pack-contents.ts'

/** Makes the ZIPs of packs when they are first wanted and keeps them. */
export interface PackZips {
  /** Path and tag of the ZIP with these contents. */
  find(contents: PackContents): Promise<{ path: string; tag: string }>
}

/** Keeps ZIPs in `folder`; the sounds come from `soundsFolder`, named by their SHA-256. */
export function createPackZips(folder: string, soundsFolder: string): PackZips {
  // Two buyers at once wait for one writing.
  const writing = new Map<string, Promise<void>>()

  async function write(path: string, contents: PackContents): Promise<void> {
    const inside = (name: string) => `${contents.folder}/${name}`
    const sounds = contents.sounds.map((sound) => ({
      name: inside(sound.fileName),
      path: join(soundsFolder, `${sound.sha256}.wav`),
    }))
    const licence = { name: inside(licenceFileName), text: contents.licence }
    await writeZip(path, [...sounds, licence], { date: contents.date })
  }

  return {
    async find(contents) {
      const tag = hashPackContents(contents)
      const path = join(folder, `${tag}.zip`)
      if (await exists(path)) return { path, tag }
      const running = writing.get(tag) ?? write(path, contents).finally(() => writing.delete(tag))
      writing.set(tag, running)
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
