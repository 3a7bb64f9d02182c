/** The programs that tests start themselves; each has its own port. */
const programs = [
  'https',
  'malformed-requests',
  'provider',
  'rate-limits',
  'remote-provider',
  'site-locale',
  'unreachable',
  'vanilla',
] as const

export type ProgramName = (typeof programs)[number]

/** The port of the shop that most tests share; the ports after it are for other programs. */
export const shopPort = Number(process.env['E2E_PORT'] ?? 3210)
export const shopOrigin = originAt(shopPort)

/** The number of the worker among those running at the same time, from 0. */
const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)

/** The port of a program that a test starts, unique among the workers. */
export function getPort(name: ProgramName): number {
  return shopPort + 1 + worker * programs.length + programs.indexOf(name)
}

/** The origin of a program that a test starts. */
export function getOrigin(name: ProgramName): string {
  return originAt(getPort(name))
}

function originAt(port: number): string {
  return `http://localhost:${port}`
}
