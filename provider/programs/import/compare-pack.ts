import { findSoundPrice } from './sounds/describe-sound.ts'
import type { MeasuredSound } from './sounds/describe-sound.ts'
import type { ImportRecord } from './manifest/import-record.ts'
import type { PackManifest } from './manifest/pack-manifest.ts'

/** What an import would do to a sound; empty if its file and its price are those of the last import. */
type SoundChange = 'new' | 'new content' | 'new name' | 'new price' | ''

/** What an import would change in a pack. */
export interface PackComparison {
  /** By slug. */
  readonly changes: ReadonlyMap<string, SoundChange>
  /** Paths of the sounds that it would withdraw. */
  readonly withdrawn: readonly string[]
}

/** Compares sounds with what the last import recorded; `kept` are the slugs of those that stay. */
export function comparePack(
  measured: readonly MeasuredSound[],
  {
    record,
    manifest,
    kept,
  }: { record: ImportRecord; manifest: PackManifest; kept: readonly string[] },
): PackComparison {
  const changes = new Map(
    measured.map((sound) => [sound.slug, compareSound(sound, record, manifest)] as const),
  )
  const withdrawn = Object.entries(record.sounds).flatMap(([slug, { path, isGone }]) =>
    isGone || changes.has(slug) || kept.includes(slug) ? [] : [path],
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

/** Formats what an import would change, such as "2 new, 1 withdrawn"; empty if no sound changes. */
export function summarizeChanges({ changes, withdrawn }: PackComparison): string {
  const groups = Map.groupBy(changes.values(), (change) => change)
  const counts = [...groups].flatMap(([change, { length }]) =>
    change === '' ? [] : [`${length} ${change === 'new' ? '' : 'with '}${change}`],
  )
  return [...counts, ...(withdrawn.length === 0 ? [] : [`${withdrawn.length} withdrawn`])].join(
    ', ',
  )
}
