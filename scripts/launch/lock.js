import { randomUUID } from 'node:crypto'
import {
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, say } from './project.js'

const leftoverLife = 3_600_000

/**
 * Runs `work` while no other launcher of this project does the same; a lock left by a process that
 * is gone is taken over, by one of those who wait.
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
  removeLeftovers()
  try {
    return await work()
  } finally {
    release(folder)
  }
}

function take(folder) {
  if (lay(folder)) return true
  const owner = ownerOf(folder)
  if (owner === null) removeEmpty(folder)
  else if (isGone(owner)) setAside(folder, owner)
  return false
}

/** The lock appears with its owner's note inside, all at once; a lock that is there stays. */
function lay(folder) {
  const made = `${folder}.${randomUUID()}`
  mkdirSync(made)
  writeFileSync(join(made, 'pid'), String(process.pid))
  try {
    renameSync(made, folder)
    return true
  } catch (error) {
    rmSync(made, { recursive: true, force: true })
    if (['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES'].includes(error.code)) return false
    throw error
  }
}

/** Who holds a lock, and since when; null where nobody does. */
export function ownerOf(folder) {
  const note = join(folder, 'pid')
  try {
    return { pid: Number(readFileSync(note, 'utf8')), since: statSync(note).mtimeMs }
  } catch {
    return null
  }
}

function isGone({ pid }) {
  // In a container the next run often has the id of the last one; a process never waits for itself.
  if (!pid || pid === process.pid) return true
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

/**
 * Takes the lock of an owner who is gone out of the way; whether this was the one who did. Its new
 * name is the owner's and stays taken, so whoever comes later cannot move the next owner's lock.
 */
export function setAside(folder, owner) {
  try {
    renameSync(folder, `${folder}.${owner.pid}-${Math.round(owner.since * 1000)}`)
    return true
  } catch {
    return false
  }
}

function release(folder) {
  const done = `${folder}.${randomUUID()}`
  renameSync(folder, done)
  rmSync(done, { recursive: true, force: true })
}

/** Removes a lock without a note; one that got a note meanwhile is not empty and stays. */
function removeEmpty(folder) {
  try {
    rmdirSync(folder)
  } catch {
    // Gone or no longer empty: the next look tells.
  }
}

/** What takeovers and killed launchers left, once nobody can still be about to move it. */
function removeLeftovers() {
  for (const name of readdirSync(cacheFolder)) {
    if (!/\.lock\.[\w-]+$/.test(name)) continue
    const path = join(cacheFolder, name)
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Infinity
    if (Date.now() - made > leftoverLife) rmSync(path, { recursive: true, force: true })
  }
}
