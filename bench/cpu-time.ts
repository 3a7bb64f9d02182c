import { readFileSync, readdirSync } from 'node:fs'

/**
 * Returns the CPU time of the threads of a process so far (user and system), in milliseconds; NaN on
 * platforms without `/proc`. The scheduler counts it in nanoseconds, and `/proc/<pid>/stat` only in
 * steps of 10 ms (https://docs.kernel.org/scheduler/sched-stats.html).
 */
export function readCpuTime(pid = 0): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`).map((id) =>
      Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]),
    )
    return threads.reduce((sum, time) => sum + time, 0) / 1e6
  } catch {
    return Number.NaN
  }
}
