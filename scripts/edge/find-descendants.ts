import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

interface RunningProcess {
  readonly id: number
  readonly parent: number
  readonly name: string
}

/**
 * Returns the processes with a name that a process and its descendants have started; none on systems
 * without `/proc`.
 */
export function findDescendants(pid: number, name: string, procFolder = '/proc'): number[] {
  const processes = listProcesses(procFolder)
  const search = (parent: number): RunningProcess[] =>
    processes
      .filter((child) => child.parent === parent)
      .flatMap((child) => [child, ...search(child.id)])
  return search(pid)
    .filter((descendant) => descendant.name.includes(name))
    .map(({ id }) => id)
}

function listProcesses(procFolder: string): RunningProcess[] {
  try {
    return readdirSync(procFolder)
      .filter((entry) => /^\d+$/.test(entry))
      .flatMap((entry) => readProcess(join(procFolder, entry)) ?? [])
  } catch {
    return []
  }
}

/** Returns null for a process that has ended since the list was read. */
function readProcess(folder: string): RunningProcess | null {
  try {
    // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html; the name can contain anything.
    const stat = readFileSync(join(folder, 'stat'), 'utf8')
    const [, id, name = '', parent] = /^(\d+) \((.*)\) \S (\d+) /s.exec(stat) ?? []
    return { id: Number(id), parent: Number(parent), name }
  } catch {
    return null
  }
}
