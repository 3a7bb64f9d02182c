import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, print } from './project.js'

/**
 * Runs `work` while holding a lock, so that no other command of this project runs under the same
 * lock. The lock is a folder with one file named after its owner's process id; locks of dead
 * processes are taken over.
 */
export async function withLock(name, work) {
  const folder = join(cacheFolder, `${name}.lock`)
  mkdirSync(cacheFolder, { recursive: true })
  let isWaiting = false
  while (!acquireLock(folder)) {
    if (!isWaiting) print(`Waiting for another command to finish: ${name}.`)
    isWaiting = true
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  try {
    return await work()
  } finally {
    removeOwner(folder, process.pid)
    removeIfEmpty(folder)
  }
}

/**
 * Moves a folder with this process's id into place, which fails while another process owns the
 * lock.
 */
function acquireLock(folder) {
  removeDeadOwners(folder)
  // Windows cannot rename a folder onto an empty one.
  removeIfEmpty(folder)
  const draft = mkdtempSync(`${folder}-`)
  writeFileSync(join(draft, String(process.pid)), '')
  try {
    renameSync(draft, folder)
    return true
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES'].includes(error.code)) return false
    throw error
  }
}

/**
 * Removes dead owners one by one, by process id, so that a waiting process never removes the next
 * owner.
 */
export function removeDeadOwners(folder) {
  for (const pid of readOwners(folder)) if (!isAlive(pid)) removeOwner(folder, pid)
}

function readOwners(folder) {
  try {
    return readdirSync(folder).map(Number)
  } catch {
    return []
  }
}

function isAlive(pid) {
  // In a container, a later command may have the same process id as an earlier one.
  if (!pid || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code !== 'ESRCH'
  }
}

function removeOwner(folder, pid) {
  rmSync(join(folder, String(pid)), { force: true })
}

function removeIfEmpty(folder) {
  try {
    rmdirSync(folder)
  } catch {
    // Missing, or owned by another process.
  }
}
