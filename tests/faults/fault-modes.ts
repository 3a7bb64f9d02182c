import { locales } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'
import type { Fault, FaultMode } from '../support/bagisto-host/faults.ts'

/** The ways in which a response of the host can be lost, damaged or refused. */
export const faultModes = [
  'delay',
  'hang',
  'drip',
  'reset',
  'cut',
  'truncate',
  'html',
  'empty',
  'wrong-types',
  401,
  403,
  404,
  419,
  422,
  429,
  500,
  502,
  503,
  504,
] as const satisfies FaultMode[]

export type TestedFaultMode = (typeof faultModes)[number]

/** The displayed result for each fault. */
export type Expected = Readonly<Record<TestedFaultMode, string>>

/** Expects one result for all faults except the given ones. */
export function expectAll(result: string, others: Partial<Expected> = {}): Expected {
  const all = Object.fromEntries(faultModes.map((mode) => [mode, result]))
  return { ...all, ...others } as Expected
}

/** Creates a pattern for a call without its query; `:id` matches any id. */
export function toPattern(call: string): RegExp {
  return new RegExp(`^${call.replace(':id', '\\d+')}$`)
}

/** The `Retry-After` value of each 429 response, in seconds. */
export const retryAfter = '61'

/** Creates a fault that affects all responses to a call. */
export function createFault(mode: TestedFaultMode, when: Fault['when']): Fault {
  return mode === 429 ? { mode, when, headers: { 'retry-after': retryAfter } } : { mode, when }
}

/** Returns a locale; over the rows of a table, each fault meets every locale. */
export function pickLocale(row: number, mode: TestedFaultMode): Locale {
  return locales[(row + faultModes.indexOf(mode)) % locales.length] ?? 'en'
}

/** Runs `work` for each fault and returns the results by fault. */
export async function runForEachFault<TResult>(
  work: (mode: TestedFaultMode) => Promise<TResult>,
): Promise<Partial<Record<TestedFaultMode, TResult>>> {
  const results: Partial<Record<TestedFaultMode, TResult>> = {}
  for (const mode of faultModes) results[mode] = await work(mode)
  return results
}
