import { resolve, sep } from 'node:path'
import { explainStorageFailure, StorageError } from '../../platform/database/storage-failure.ts'
import type { ShopPlaces } from './manifest.ts'

/** Causes of file system errors for a path that cannot be created. */
const pathCauses: Readonly<Record<string, string>> = {
  ENOENT: 'no folder can be created there',
  ENOTDIR: 'a part of the path is a file',
  ENAMETOOLONG: 'its name is too long',
}

/**
 * SQLite's codes for a locked, damaged or unreadable database, which during a backup is the shop's
 * (https://www.sqlite.org/rescode.html).
 */
const sourceCodes: readonly number[] = [5, 11, 26, 266, 522]

/**
 * Runs the steps that write a backup. Converts an error of the backup's folder to a one-sentence
 * error that names the folder; rethrows the shop's errors.
 */
export async function writeTo<Result>(
  folder: string,
  shop: ShopPlaces,
  work: () => Promise<Result>,
): Promise<Result> {
  return await work().catch((cause: unknown) => {
    const reason = isShopError(cause, shop) ? null : explain(cause)
    if (reason === null) throw cause
    throw new Error(`The backup cannot be written to ${folder}: ${reason}.`, { cause })
  })
}

/**
 * Runs the steps that read a backup; converts an error of its folder to one that names the folder.
 */
export async function readFrom<Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return await work().catch((cause: unknown) => {
    const reason = cause instanceof StorageError ? cause.message : explain(cause)
    if (reason === null) throw cause
    throw new Error(`The backup in ${folder} cannot be read: ${reason}.`, { cause })
  })
}

/** Returns null for an error without a code, whose message is already sufficient. */
function explain(error: unknown): string | null {
  if (!(error instanceof Error && 'code' in error)) return null
  return pathCauses[String(error.code)] ?? explainStorageFailure(error) ?? error.message
}

function isShopError(error: unknown, { location, catalogueDir }: ShopPlaces): boolean {
  if (!(error instanceof Error) || error instanceof StorageError) return true
  if ('errcode' in error) {
    const code = Number(error.errcode)
    return sourceCodes.includes(code) || sourceCodes.includes(code & 0xff)
  }
  if ('syscall' in error && error.syscall === 'read') return true
  const path = 'path' in error ? String(error.path) : ''
  return [location.dataDir, catalogueDir].some((own) =>
    `${path}${sep}`.startsWith(resolve(own) + sep),
  )
}
