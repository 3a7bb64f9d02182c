import { createHash } from 'node:crypto'
import { isStored } from '../../../platform/files/hashed-files.ts'
import { readJson } from '../../../platform/files/read-file.ts'
import type { ImportFiles } from '../import-files.ts'
import { listResultFiles } from './prepared-sound.ts'

/** Returns the key of a result, a hash of all its inputs. */
export function toResultKey(parts: readonly unknown[]): string {
  return `${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}.json`
}

/** Reads the stored result of an earlier import; null unless the result and all its files exist. */
export async function readResult<Result>(
  key: string,
  isResult: (value: unknown) => value is Result,
  { results, catalogue }: ImportFiles,
): Promise<Result | null> {
  const result = await readJson(results, key)
  const files = listResultFiles(result)
  if (!isResult(result) || files === null) return null
  const states = await Promise.all(files.map((file) => isStored(catalogue, file)))
  return states.every(Boolean) ? result : null
}
