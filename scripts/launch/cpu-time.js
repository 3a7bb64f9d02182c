import { readFileSync } from 'node:fs'

/** The unit of the times in `/proc/stat`. */
const ticksPerSecond = 100

/**
 * Returns the CPU time of all programs of this machine since its start, in seconds, or null on systems
 * without `/proc`. The times of a process and its descendants would leave out the pages of Chromium,
 * whose processes nobody waits for.
 */
export function readCpuTime() {
  try {
    // https://man7.org/linux/man-pages/man5/proc_stat.5.html
    const [, ...ticks] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0].trim().split(/\s+/)
    const [user, nice, system, , , interrupts, softInterrupts] = ticks.map(Number)
    return {
      user: (user + nice) / ticksPerSecond,
      system: (system + interrupts + softInterrupts) / ticksPerSecond,
    }
  } catch {
    return null
  }
}
