import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const sharedMemory = '/dev/shm'
/** More than all data that exists at once during the tests. */
const neededBytes = 3 * 1024 ** 3

/**
 * Creates a folder in memory for the temporary data of the tests, which waits for no disk; null if the
 * system has none with enough space from which programs can run. Everybody may use it, like `/tmp`.
 */
export function createMemoryFolder() {
  if (!hasSpace()) return null
  const path = mkdtempSync(join(sharedMemory, 'overtone-tests-'))
  chmodSync(path, 0o1777)
  return path
}

/** Removes the folder with all data that killed programs have left in it. */
export function removeMemoryFolder(path) {
  rmSync(path, { recursive: true, force: true })
}

function hasSpace() {
  try {
    const { bavail, bsize } = statfsSync(sharedMemory)
    const isLargeEnough = bavail * bsize > neededBytes
    return isLargeEnough && process.availableMemory() > 2 * neededBytes && canRunPrograms()
  } catch {
    return false
  }
}

/** Containers mount shared memory without the right to run programs from it, unless told otherwise. */
function canRunPrograms() {
  const mounts = readFileSync('/proc/self/mounts', 'utf8').split('\n')
  const options = mounts
    .map((line) => line.split(' '))
    .findLast(([, path]) => path === sharedMemory)
  return options !== undefined && !options[3].split(',').includes('noexec')
}
