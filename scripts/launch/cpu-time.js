import { readFileSync } from 'node:fs'

/** The unit of times in `/proc`. */
const ticksPerSecond = 100

/**
 * Returns two CPU times in seconds: that of all programs on this machine since they started, and
 * that of the child processes this process has waited for; null on systems without `/proc`. The
 * second is what the shell's `time` prints; it omits Chromium's page processes, which nobody waits
 * for. The first includes everything else the machine does.
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
