import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { draftPattern } from '../../../platform/files/folder/write-atomically.ts'
import { listResultFiles } from './prepared-sound.ts'

/** Returns the folder of finished measurements, beside the folder of the catalogue's files. */
export function getResultsFolder(soundsDir: string): string {
  return join(soundsDir, '..', 'imports')
}

/**
 * Lists the paths of drafts, and of measurements that no import can use: those of which a file is not
 * among the names in `used`, and older ones of the same files.
 */
export async function listUnusedResults(
  folder: string,
  used: ReadonlySet<string>,
): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const unused = names.filter((name) => draftPattern.test(name)).map((name) => join(folder, name))
  const newest = new Map<string, { path: string; time: number }>()
  for (const name of names.filter((file) => /^[0-9a-f]{64}\.json$/.test(file))) {
    const path = join(folder, name)
    const files = await readFileNames(path)
    if (files === null || !files.every((file) => used.has(file))) {
      unused.push(path)
      continue
    }
    const time = (await stat(path).catch(() => null))?.mtimeMs ?? 0
    const other = newest.get(files.join())
    if (other === undefined || other.time < time) newest.set(files.join(), { path, time })
    if (other !== undefined) unused.push(other.time < time ? other.path : path)
  }
  return unused
}

/** Returns the names of the files of a result; null if they cannot be read. */
async function readFileNames(path: string): Promise<string[] | null> {
  try {
    const files = listResultFiles(JSON.parse(await readFile(path, 'utf8')))
    return files && files.map(({ sha256, extension }) => `${sha256}.${extension}`)
  } catch {
    return null
  }
}
