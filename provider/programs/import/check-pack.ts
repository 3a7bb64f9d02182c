import { formatEuros } from '../../platform/terminal/format-euros.ts'
import type { Database } from '../../platform/database/database.ts'
import { isKnownGenre } from '../../catalog/unknown-genre.rules.ts'
import { comparePack, summarizeChanges } from './compare-pack.ts'
import type { PackComparison } from './compare-pack.ts'
import { chooseInstrument, findSoundPrice, listMeasured } from './sounds/describe-sound.ts'
import type { MeasuredSound } from './sounds/describe-sound.ts'
import { unsureConfidence, type Finding } from '../analysis/sound-analysis.ts'
import { formatTable } from '../../platform/terminal/format-table.ts'
import type { PackResult } from './import-pack.ts'
import { measurePack, readPack } from './sounds/measure-pack.ts'
import type { LoadedPack } from './sounds/measure-pack.ts'
import type { SoundPool } from './sounds/measure-sounds.ts'
import type { MeasurableAttribute } from '../../catalog/own-packs/pack-record.ts'
import type { PackPlan } from './pack-plan.ts'
import type { Output } from '../../platform/terminal/progress.ts'

/** The dependencies of a check; the database is null if the shop has none yet. */
export interface CheckContext {
  readonly db: Database | null
  readonly pool: SoundPool
  readonly output: Output
}

/**
 * Prints a table of what importing a pack would do, compared with the last import, without writing
 * anything. `~` marks guesses.
 */
export async function checkPack(
  plan: PackPlan,
  { db, pool, output }: CheckContext,
): Promise<PackResult> {
  const read = await readPack(plan, db)
  const { measured, keptSlugs, problems } = await measurePack(read, { db, pool })
  const { current } = read
  const comparison =
    current === null
      ? null
      : comparePack(measured, { record: current, manifest: plan.manifest, keptSlugs })
  output.draw('')
  print(plan, { measured, comparison }, output)
  if (measured.length === 0) return { outcome: 'refused', sounds: 0, problems }
  const sounds = measured.length
  if (read.isUnchanged) return { outcome: 'unchanged', sounds, problems }
  return { outcome: 'checked', sounds, problems, changes: describeChanges(comparison, plan, read) }
}

function describeChanges(
  comparison: PackComparison | null,
  plan: PackPlan,
  { previous, current }: Pick<LoadedPack, 'previous' | 'current'>,
): string {
  if (comparison === null || previous === null || current === null) return 'new'
  const { released = null } = plan.manifest
  const facts = [
    [plan.title !== previous.row.name, 'title'],
    [plan.artist.name !== previous.artist.name, 'artist'],
    [plan.genre.label !== previous.genre, 'genre'],
    [plan.priceCents !== current.priceCents, 'price'],
    [released !== null && !previous.row.created_at.startsWith(released), 'release date'],
    [(plan.manifest.published ?? true) !== current.published, 'whether it is published'],
  ] as const
  const changed = facts.filter(([isChanged]) => isChanged).map(([, name]) => name)
  const sounds = summarizeChanges(comparison)
  const parts = [...changed, ...(sounds === '' ? [] : [sounds])]
  return parts.length === 0 ? 'texts, pictures or corrections' : parts.join(', ')
}

interface CheckedSounds {
  readonly measured: readonly MeasuredSound[]
  /** Null for a pack that is not in the shop. */
  readonly comparison: PackComparison | null
}

const columns = ['name', 'file', 'kind', 'instrument', 'bpm', 'bars', 'key', 'price'] as const

function print(plan: PackPlan, { measured, comparison }: CheckedSounds, output: Output): void {
  const rows = measured.map((sound) => [
    ...toRow(sound, plan),
    comparison?.changes.get(sound.slug) ?? 'new',
  ])
  const withdrawn = comparison?.withdrawn ?? []
  if (output.isJson) {
    const sounds = rows.map((row) =>
      Object.fromEntries([...columns, 'change'].map((column, at) => [column, row[at]])),
    )
    const { slug, title, artist, genre, priceCents, guesses } = plan
    const pack = {
      pack: slug,
      title,
      artist: artist.name,
      genre: isKnownGenre(genre.code) ? genre.label : null,
    }
    const event = { event: 'plan', ...pack, priceCents, guesses, sounds, withdrawn }
    output.print(JSON.stringify(event))
    return
  }
  const mark = (name: string, value: string) => (plan.guesses.includes(name) ? `~${value}` : value)
  output.print('')
  const genre = isKnownGenre(plan.genre.code) ? plan.genre.label : 'no genre'
  output.print(
    `${plan.title} by ${mark('artist', plan.artist.name)}, ${genre}, ${formatEuros(plan.priceCents)}, address “${plan.slug}”`,
  )
  if (comparison === null) {
    output.print(formatTable([columns, ...rows.map((row) => row.slice(0, columns.length))]))
    return
  }
  const gone = withdrawn.map((path) =>
    [...columns, 'change'].map((column) =>
      column === 'file' ? path : column === 'change' ? 'withdrawn' : '',
    ),
  )
  output.print(formatTable([[...columns, 'change'], ...rows, ...gone]))
}

/** Returns the mark of a measured tempo or key that may well be wrong. */
function markUnsure(finding: Finding<unknown> | null): string {
  return finding !== null && finding.confidence < unsureConfidence ? '?' : ''
}

function toRow(sound: MeasuredSound, { manifest }: PackPlan): string[] {
  const { plan, prepared } = sound
  const { analysis } = prepared
  const isLoop = analysis.kind === 'loop'
  const price = findSoundPrice(sound, manifest)
  const bars = plan.manifest.bars ?? analysis.bars
  const measured = listMeasured(sound)
  const mark = (name: MeasurableAttribute, value: string | number | undefined) =>
    value === undefined ? '' : measured.includes(name) ? `~${value}` : String(value)
  return [
    plan.name,
    plan.found.relativePath,
    mark('kind', analysis.kind),
    mark('instrument', chooseInstrument(sound)),
    isLoop ? mark('bpm', analysis.bpm?.value) + markUnsure(analysis.bpm) : '',
    // The number of bars is derived from the tempo, which is marked.
    isLoop && bars !== null ? String(bars) : '',
    mark('key', analysis.key?.value) + markUnsure(analysis.key),
    price === null ? 'in the pack' : formatEuros(price),
  ]
}
