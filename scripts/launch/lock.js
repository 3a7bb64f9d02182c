import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, say } from './project.js'

/**
 * Runs `work` while no other launcher of this project does the same; a lock left by a process that
 * is gone is taken over.
 */
export async function withLock(name, work) {
  const folder = join(cacheFolder, `${name}.lock`)
  mkdirSync(cacheFolder, { recursive: true })
  let told = false
  while (!take(folder)) {
    if (!told) say(`Waiting for another run to finish: ${name}.`)
    told = true
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  try {
    return await work()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function take(folder) {
  try {
    mkdirSync(folder)
    writeFileSync(join(folder, 'pid'), String(process.pid))
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (isAbandoned(folder)) rmSync(folder, { recursive: true, force: true })
    return false
  }
}

function isAbandoned(folder) {
  const owner = ownerOf(folder)
  if (owner === null) return isOlderThanItsNote(folder)
  // In a container the next run often has the id of the last one; a process never waits for itself.
  if (owner === process.pid) return true
  try {
    process.kill(owner, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

function ownerOf(folder) {
  try {
    return Number(readFileSync(join(folder, 'pid'), 'utf8')) || null
  } catch {
    return null
  }
}

/** A lock gets its owner's id at once; where none came, its owner was ended in between. */
function isOlderThanItsNote(folder) {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found !== undefined && Date.now() - found.mtimeMs > 10_000
}
