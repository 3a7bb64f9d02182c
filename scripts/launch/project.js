import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The absolute path of the project folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** The folder of stamps, locks and reports; ignored by git. */
export const cacheFolder = join(root, '.cache')

/** Prints one line to the terminal. */
export function print(line) {
  process.stdout.write(`${line}\n`)
}

/** Hashes the paths and contents of files and folders; paths are relative to the project. */
export function hashFiles(paths, ignored = []) {
  const hash = createHash('sha256')
  for (const path of paths) addToHash(hash, path, ignored)
  return hash.digest('hex')
}

function addToHash(hash, path, ignored) {
  if (ignored.includes(path)) return
  const file = join(root, path)
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats) return
  if (stats.isDirectory()) {
    for (const name of readdirSync(file).sort()) addToHash(hash, `${path}/${name}`, ignored)
    return
  }
  hash.update(path).update('\0').update(readFileSync(file)).update('\0')
}
