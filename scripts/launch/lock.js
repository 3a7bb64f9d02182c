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
 * Runs `work` while no other command of this project runs under the same lock. The lock is a folder
 * with one file named after its owner's process id; the lock of a process that died is taken over.
 */
export async function withLock(name, work) {
  const folder = join(cacheFolder, `${name}.lock`)
  mkdirSync(cacheFolder, { recursive: true })
  let isWaiting = false
  while (!acquire(folder)) {
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

/** Moves a folder that names this process into place, which fails while another owner holds it. */
function acquire(folder) {
  removeDeadOwners(folder)
  // Windows does not rename onto an empty folder.
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

/** Removes dead owners by their own name, so a waiting process never removes their successor. */
export function removeDeadOwners(folder) {
  for (const pid of ownersOf(folder)) if (!isAlive(pid)) removeOwner(folder, pid)
}

function ownersOf(folder) {
  try {
    return readdirSync(folder).map(Number)
  } catch {
    return []
  }
}

function isAlive(pid) {
  // In a container a later command can have the process id of an earlier one.
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
