/**
 * Returns the environment of a program that a test starts: the settings, without those of the machine,
 * and where the programs of a test run keep their compiled modules.
 */
export function createEnvironment(
  settings: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  return {
    ...(PATH === undefined ? {} : { PATH }),
    ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }),
    // Hashing as a live shop does takes most of the time of a program with many customers.
    PASSWORD_COST: '10',
    ...settings,
  }
}
