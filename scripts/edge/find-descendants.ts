import { execFileSync } from 'node:child_process'

/** Returns the processes with a name that a process and its descendants have started. */
export function findDescendants(pid: number, name: string): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .map(([id, parent, command = '']) => ({ id: Number(id), parent: Number(parent), command }))
  const search = (parent: number): typeof rows =>
    rows.filter((row) => row.parent === parent).flatMap((row) => [row, ...search(row.id)])
  return search(pid)
    .filter(({ command }) => command.includes(name))
    .map(({ id }) => id)
}
