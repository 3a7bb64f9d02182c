/**
 * Returns the environment of a program started by a test: the given settings instead of the
 * machine's, and the shared compile cache of the test run.
 */
export function createEnvironment(
  settings: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return {
    ...(PATH === undefined ? {} : { PATH }),
    ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }),
    // The password hashes of a live shop would take most of the time of a program with many customers.
    PASSWORD_COST: '10',
    ...settings,
  }
}
