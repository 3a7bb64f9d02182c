import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, absolute. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** Where launchers keep stamps and locks; git ignores it. */
export const cacheFolder = join(root, '.cache')

/** Says one plain line of what is being done. */
export function say(line) {
  process.stdout.write(`${line}\n`)
}

/** A hash over the names and contents of files and folders, relative to the project. */
export function hashOf(paths, ignored = []) {
  const hash = createHash('sha256')
  for (const path of paths) addToHash(hash, path, ignored)
  return hash.digest('hex')
}

function addToHash(hash, path, ignored) {
  if (ignored.includes(path)) return
  const file = join(root, path)
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) return
  if (found.isDirectory()) {
    for (const name of readdirSync(file).sort()) addToHash(hash, `${path}/${name}`, ignored)
    return
  }
  hash.update(path).update('\0').update(readFileSync(file)).update('\0')
}
