import { encodeLine } from '../../platform/terminal/encode-text.ts'
import type { PackResult } from './import-pack.ts'
import type { PackPlan } from './pack-plan.ts'
import { formatProblem } from './problem.ts'
import type { Problem } from './problem.ts'
import type { Output } from '../../platform/terminal/progress.ts'

const outcomes = {
  imported: 'imported',
  unchanged: 'unchanged',
  refused: 'not imported',
  checked: 'can be imported',
} as const

/** Prints the result of a pack, after the lines about its files. */
export function reportPack(
  plan: PackPlan,
  result: PackResult,
  output: Output,
  /** The release day, if it is in the future. */
  releasesOn: string | null = null,
): void {
  for (const problem of result.problems) reportProblem(problem, output)
  const { outcome, sounds, changes } = result
  if (output.isJson) {
    const { slug, title } = plan
    output.print(
      JSON.stringify({
        event: 'pack',
        pack: slug,
        title,
        outcome,
        sounds,
        changes,
        ...(releasesOn === null ? {} : { releasesOn }),
      }),
    )
    return
  }
  const count = outcome === 'refused' ? '' : ` (${formatCount(sounds, 'sound')})`
  const what = changes === undefined ? '' : `: ${changes}`
  output.print(
    encodeLine(
      `${plan.title}: ${outcomes[outcome]}${count}${what}${releasesOn === null ? '' : `; sold from ${releasesOn} on`}`,
    ),
  )
}

/** Prints the line of a file's problem. */
export function reportProblem(problem: Problem, output: Output): void {
  const { level, file, reason } = problem
  output.print(
    output.isJson
      ? JSON.stringify({ event: 'problem', level, file, reason })
      : formatProblem(problem),
  )
}

/** Prints the last line of an import. */
export function reportSummary(
  results: readonly PackResult[],
  { errors, isCheck, output }: { errors: number; isCheck: boolean; output: Output },
): void {
  const count = (outcome: PackResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length
  if (output.isJson) {
    const packs = Object.fromEntries(
      Object.keys(outcomes).map((outcome) => [
        outcome,
        results.filter((result) => result.outcome === outcome).length,
      ]),
    )
    output.print(JSON.stringify({ event: 'end', ...packs, errors }))
    return
  }
  const faults = errors === 0 ? '' : `; ${formatCount(errors, 'problem')}, see above`
  const unchanged = count('unchanged') === 0 ? '' : `, ${count('unchanged')} unchanged`
  const done = isCheck
    ? `${formatCount(count('checked'), 'pack')} can be imported${unchanged}; nothing was written`
    : `${formatCount(count('imported'), 'pack')} imported, ${count('unchanged')} unchanged`
  output.print(`${done}${faults}.`)
}

/** Formats "1 sound" and "2 sounds". */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
