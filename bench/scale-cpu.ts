import { readFileSync } from 'node:fs'
import { join } from 'node:path'

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
  return () => {
    const backends = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
    return sum(backends.map(readCpuTime))
  }
}

/** The first number is the time on a CPU, in nanoseconds. */
function readCpuTime(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    // The backend has ended since the list was read.
    return 0
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
