import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readChildrenTime } from '../scripts/launch/cpu-time.js'

/**
 * Creates a function that returns the CPU time of this process and the database server, in
 * milliseconds.
 */
export function createCpuClock(dataFolder: string): () => number {
  const readServerTime = createServerClock(dataFolder)
  return () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000 + readServerTime()
  }
}

/** Like `createCpuClock`, but only for the database server. */
export function createServerClock(dataFolder: string): () => number {
  const pid = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0] ?? ''
  return () => readChildrenTime(Number(pid))
}
