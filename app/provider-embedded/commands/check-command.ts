import { formatTable } from '../import/format-table.ts'
import type { Output } from '../import/progress.ts'

/** Something that is missing or unsafe before the shop takes real money. */
export interface Shortcoming {
  readonly what: string
  readonly problem: string
}

/** Prints what is missing before the shop can take real money; returns whether nothing is. */
export function printCheck(problems: readonly Shortcoming[], output: Output): boolean {
  if (output.isJson) {
    for (const problem of problems) output.print(JSON.stringify({ event: 'problem', ...problem }))
  } else if (problems.length === 0) {
    output.print('The shop is ready to take real money.')
  } else {
    const rows = problems.flatMap(({ what, problem }) =>
      problem.split('\n').map((line, index) => [index === 0 ? what : '', line]),
    )
    // What is wrong must be readable to its end.
    output.print(formatTable([['what', 'problem'], ...rows], Infinity))
    output.print(`${problems.length} to do before the shop can take real money.`)
  }
  return problems.length === 0
}
