import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const sharedMemory = '/dev/shm'
/** More than the tests' data at any one time, in bytes. */
const neededBytes = 3 * 1024 ** 3

/**
 * Creates an in-memory folder for the tests' temporary data, which avoids waiting for the disk;
 * null if there is none with enough space that allows running programs. Writable by everyone, like
 * `/tmp`.
 */
export function createMemoryFolder() {
  if (!hasSpace()) return null
  const path = mkdtempSync(join(sharedMemory, 'overtone-tests-'))
  chmodSync(path, 0o1777)
  return path
}

/** Removes the folder, including data left in it by killed programs. */
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

/** By default, containers mount shared memory with `noexec`. */
function canRunPrograms() {
  const mounts = readFileSync('/proc/self/mounts', 'utf8').split('\n')
  const options = mounts
    .map((line) => line.split(' '))
    .findLast(([, path]) => path === sharedMemory)
  return options !== undefined && !options[3].split(',').includes('noexec')
}
