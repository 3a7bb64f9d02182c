/** The programs that tests start; each has its own port. */
const programNames = [
  'empty',
  'empty-screens',
  'fast-walk',
  'https',
  'long-list',
  'malformed-requests',
  'other-identity',
  'postgres',
  'provider',
  'public-bucket',
  'rate-limits',
  'remote-provider',
  'site-locale',
  'stripe',
  'unreachable',
  'vanilla',
] as const

export type ProgramName = (typeof programNames)[number]

/** The port of the shop that most tests share; other programs use the ports after it. */
export const shopPort = Number(process.env['E2E_PORT'] ?? 3210)
export const shopOrigin = toOrigin(shopPort)

/** The shop on workerd and its provider, which the tests of the project `edge` share. */
export const edgePort = shopPort - 2
export const edgeProviderPort = shopPort - 1
export const edgeOrigin = toOrigin(edgePort)
export const edgeProviderOrigin = toOrigin(edgeProviderPort)

/** The index of this worker among the parallel workers, starting at 0. */
const workerIndex = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)

/** Returns the port of a program that a test starts; it is unique for each worker. */
export function getPort(name: ProgramName): number {
  return shopPort + 1 + workerIndex * programNames.length + programNames.indexOf(name)
}

/** Returns the origin of a program that a test starts. */
export function getOrigin(name: ProgramName): string {
  return toOrigin(getPort(name))
}

function toOrigin(port: number): string {
  return `http://localhost:${port}`
}
