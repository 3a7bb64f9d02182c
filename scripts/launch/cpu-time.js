import { readFileSync } from 'node:fs'

/** The unit of the times in `/proc`. */
const ticksPerSecond = 100

/**
 * Returns the CPU times since the start of all programs of this machine, and of those that this process
 * has started and waited for, in seconds; null on systems without `/proc`. The second time is the one
 * that the shell's `time` prints; it leaves out the pages of Chromium, whose processes nobody waits for.
 * The first one includes whatever else the machine does.
 */
export function readCpuTimes() {
  try {
    // https://man7.org/linux/man-pages/man5/proc_stat.5.html
    const [, ...ticks] = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0].trim().split(/\s+/)
    const [user, nice, system, , , interrupts, softInterrupts] = ticks.map(Number)
    // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html; the name can contain spaces.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ')
    const [ownUser, ownSystem, waitedUser, waitedSystem] = fields.slice(11, 15).map(Number)
    return {
      machine: toSeconds(user + nice, system + interrupts + softInterrupts),
      programs: toSeconds(ownUser + waitedUser, ownSystem + waitedSystem),
    }
  } catch {
    return null
  }
}

function toSeconds(user, system) {
  return { user: user / ticksPerSecond, system: system / ticksPerSecond }
}
