import { findSoundPrice } from './sounds/describe-sound.ts'
import type { MeasuredSound } from './sounds/describe-sound.ts'
import type { ImportRecord } from './manifest/import-record.ts'
import type { PackManifest } from './manifest/pack-manifest.ts'

/** The change an import would make to a sound; empty if its file and price are unchanged. */
type SoundChange = 'new' | 'new content' | 'new name' | 'new price' | ''

/** The changes an import would make to a pack. */
export interface PackComparison {
  /** Keyed by slug. */
  readonly changes: ReadonlyMap<string, SoundChange>
  /** The paths of sounds that it would withdraw. */
  readonly withdrawn: readonly string[]
}

/**
 * Compares sounds with the record of the last import; `keptSlugs` are the slugs of sounds that stay
 * unchanged.
 */
export function comparePack(
  measured: readonly MeasuredSound[],
  {
    record,
    manifest,
    keptSlugs,
  }: { record: ImportRecord; manifest: PackManifest; keptSlugs: readonly string[] },
): PackComparison {
  const changes = new Map(
    measured.map((sound) => [sound.slug, compareSound(sound, record, manifest)] as const),
  )
  const withdrawn = Object.entries(record.sounds).flatMap(([slug, { path, isGone }]) =>
    isGone || changes.has(slug) || keptSlugs.includes(slug) ? [] : [path],
  )
  return { changes, withdrawn }
}

function compareSound(
  sound: MeasuredSound,
  { sounds }: ImportRecord,
  manifest: PackManifest,
): SoundChange {
  const before = sounds[sound.slug]
  if (before === undefined || before.isGone) return 'new'
  if (before.sha256 !== sound.sha256) return 'new content'
  if (before.path !== sound.plan.found.relativePath) return 'new name'
  return before.priceCents === findSoundPrice(sound, manifest) ? '' : 'new price'
}

/** Summarizes the changes, such as "2 new, 1 withdrawn"; empty if no sound changes. */
export function summarizeChanges({ changes, withdrawn }: PackComparison): string {
  const groups = Map.groupBy(changes.values(), (change) => change)
  const counts = [...groups].flatMap(([change, { length }]) =>
    change === '' ? [] : [`${length} ${change === 'new' ? '' : 'with '}${change}`],
  )
  return [...counts, ...(withdrawn.length === 0 ? [] : [`${withdrawn.length} withdrawn`])].join(
    ', ',
  )
}
