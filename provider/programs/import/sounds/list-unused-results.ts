import { toKey } from '../../../platform/files/hashed-files.ts'
import { readJson } from '../../../platform/files/read-file.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { listResultFiles } from './prepared-sound.ts'

/**
 * Lists the keys of measurements that no import can use: those with a file missing from `used`, and
 * older ones of the same files.
 */
export async function listUnusedResults(
  results: FileStore,
  used: ReadonlySet<string>,
): Promise<string[]> {
  const unused: string[] = []
  const newest = new Map<string, { key: string; time: number }>()
  const keys = await results.list().catch(() => [])
  for (const key of keys.filter((one) => /^[0-9a-f]{64}\.json$/.test(one))) {
    const files = listResultFiles(await readJson(results, key))?.map(toKey) ?? null
    if (files === null || !files.every((file) => used.has(file))) {
      unused.push(key)
      continue
    }
    const time = (await results.stat(key).catch(() => null))?.changedAt.getTime() ?? 0
    const other = newest.get(files.join())
    if (other === undefined || other.time < time) newest.set(files.join(), { key, time })
    if (other !== undefined) unused.push(other.time < time ? other.key : key)
  }
  return unused
}
