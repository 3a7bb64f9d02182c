import type { MeasuredSound } from './describe-sound.ts'
import type { ImportRecord } from '../manifest/import-record.ts'
import { createNotice } from '../problem.ts'
import type { Problem } from '../problem.ts'

/** Existing files that an import could not read. */
export interface UnreadSounds {
  /** The paths of unreadable files and folders in the pack's folder. */
  readonly paths: readonly string[]
  /** The slugs of sounds whose files could not be measured. */
  readonly slugs: readonly string[]
}

/**
 * Finds the slugs of previously imported sounds whose files exist but are unreadable. These stay in
 * the pack; only deleting a file removes its sound.
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

/** Returns whether a path equals one of the others or lies inside one. */
export function isAmong(path: string, others: readonly string[]): boolean {
  return others.some((other) => path === other || path.startsWith(`${other}/`))
}

/** Creates the notice with the number of sounds that stay; empty if there are none. */
export function reportKeptSounds(label: string, { length }: readonly string[]): Problem[] {
  if (length === 0) return []
  const what =
    length === 1
      ? '1 sound stays as it was imported before, because its file cannot be read'
      : `${length} sounds stay as they were imported before, because their files cannot be read`
  return [createNotice(label, what)]
}
