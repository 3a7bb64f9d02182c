import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '../../../platform/files/folder/write-atomically.ts'
import { isStored } from '../../../platform/files/file-store.ts'
import { listResultFiles } from './prepared-sound.ts'
import type { SoundWorkerData } from './import-jobs.ts'

/** Returns the path of a result, named by everything that it depends on. */
export function locateResult(resultsDir: string, parts: readonly unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  return join(resultsDir, `${hash}.json`)
}

/** Reads a result that an earlier import has stored; null unless it and all its files are there. */
export async function readResult<Result>(
  path: string,
  isResult: (value: unknown) => value is Result,
  { soundsDir }: Pick<SoundWorkerData, 'soundsDir'>,
): Promise<Result | null> {
  try {
    const result: unknown = JSON.parse(await readFile(path, 'utf8'))
    const files = listResultFiles(result)
    if (!isResult(result) || files === null) return null
    const states = await Promise.all(files.map((file) => isStored(soundsDir, file)))
    return states.every(Boolean) ? result : null
  } catch {
    return null
  }
}

/** Stores a result, in one step and safe from power loss. */
export async function storeResult(path: string, result: unknown): Promise<void> {
  await writeAtomically(path, (draft) => writeFile(draft, JSON.stringify(result), { flush: true }))
}
