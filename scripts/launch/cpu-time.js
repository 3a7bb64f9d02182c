import { readFileSync, readdirSync } from 'node:fs'

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

/**
 * Returns the CPU time of the threads of a process so far (user and system), in milliseconds; NaN for
 * one that has ended, and on systems without `/proc`. The scheduler counts it in nanoseconds, and
 * `/proc/<pid>/stat` only in steps of 10 ms (https://docs.kernel.org/scheduler/sched-stats.html).
 *
 * @param {number | undefined} pid
 */
export function readProcessTime(pid) {
  try {
    const threads = readdirSync(`/proc/${pid}/task`).map((id) =>
      Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]),
    )
    return threads.reduce((sum, time) => sum + time, 0) / 1e6
  } catch {
    return Number.NaN
  }
}

/**
 * Returns the CPU time of the running child processes of a process so far, in milliseconds.
 *
 * @param {number | undefined} pid
 */
export function readChildrenTime(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  const times = children.map((child) => readProcessTime(Number(child)))
  // Some may have ended since the list was read.
  return times.filter((time) => !Number.isNaN(time)).reduce((sum, time) => sum + time, 0)
}
