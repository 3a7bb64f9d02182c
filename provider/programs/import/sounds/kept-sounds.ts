import type { MeasuredSound } from './describe-sound.ts'
import type { ImportRecord } from '../manifest/import-record.ts'
import { createNotice } from '../problem.ts'
import type { Problem } from '../problem.ts'

/** What an import could not read although it exists. */
export interface UnreadSounds {
  /** Paths of files and folders in the folder of the pack. */
  readonly paths: readonly string[]
  /** Slugs of sounds whose files could not be measured. */
  readonly slugs: readonly string[]
}

/**
 * Finds the slugs of the sounds of the last import whose files are still there, but cannot be read:
 * only a file that has vanished takes its sound out of the pack.
 */
export function findKeptSounds(
  record: ImportRecord | null,
  measured: readonly MeasuredSound[],
  { paths, slugs }: UnreadSounds,
): string[] {
  const read = new Set(measured.map(({ slug }) => slug))
  return Object.entries(record?.sounds ?? {}).flatMap(([slug, { path, isGone }]) => {
    if (isGone || read.has(slug)) return []
    return slugs.includes(slug) || isAmong(path, paths) ? [slug] : []
  })
}

/** Returns whether a path is one of the given ones or lies in a folder that is. */
export function isAmong(path: string, others: readonly string[]): boolean {
  return others.some((other) => path === other || path.startsWith(`${other}/`))
}

/** Says how many sounds stay; nothing if there are none. */
export function reportKeptSounds(label: string, { length }: readonly string[]): Problem[] {
  if (length === 0) return []
  const what =
    length === 1
      ? '1 sound stays as it was imported before, because its file cannot be read'
      : `${length} sounds stay as they were imported before, because their files cannot be read`
  return [createNotice(label, what)]
}
