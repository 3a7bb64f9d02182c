/** The programs that journeys start for themselves; each has a port of its own. */
const programs = [
  'forbidden',
  'house',
  'limits',
  'no-gallery',
  'provider',
  'provider-shop',
  'silent',
  'stock',
  'strangers',
] as const

export type ProgramName = (typeof programs)[number]

/** The shop that most journeys visit has the first port; those after it are for other programs. */
export const shopPort = Number(process.env['E2E_PORT'] ?? 3210)
export const shopOrigin = originAt(shopPort)

/** Journeys that run at the same time have different numbers, from 0. */
const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)

/** The port of a program that a journey starts; no other that runs meanwhile has the same. */
export function portOf(name: ProgramName): number {
  return shopPort + 1 + worker * programs.length + programs.indexOf(name)
}

/** Where a program that a journey starts is found by browsers. */
export function originOf(name: ProgramName): string {
  return originAt(portOf(name))
}

function originAt(port: number): string {
  return `http://localhost:${port}`
}
