import { readFileSync } from 'node:fs'

/** The unit of the times in `/proc/self/stat`. */
const ticksPerSecond = 100

/**
 * Returns the CPU time of this process and of all its descendants that have ended, in seconds, or
 * null on systems without `/proc`.
 */
export function readCpuTime() {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    // The name of the program, in parentheses, can contain spaces. The times are the fields 14 to 17:
    // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [user, system, childUser, childSystem] = fields.slice(11, 15).map(Number)
    return {
      user: (user + childUser) / ticksPerSecond,
      system: (system + childSystem) / ticksPerSecond,
    }
  } catch {
    return null
  }
}
