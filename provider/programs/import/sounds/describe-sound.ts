import type { Finding } from '../../analysis/sound-analysis.ts'
import { buildSoundFileName } from '../../../platform/sound/file-name.ts'
import type { AttributeSource, CatalogueSound } from '../../../catalog/catalogue.ts'
import type { Instrument } from '../../../catalog/instruments.ts'
import type { CoverLook } from '../pictures/cover-look.ts'
import { resolveText } from '../manifest/localized-text.ts'
import { measurableAttributes } from '../../../catalog/own-packs/pack-record.ts'
import type { MeasurableAttribute } from '../../../catalog/own-packs/pack-record.ts'
import { toCents } from '../manifest/pack-manifest.ts'
import type { PackManifest } from '../manifest/pack-manifest.ts'
import type { PackPlan, SoundPlan } from '../pack-plan.ts'
import type { PreparedSound } from './import-jobs.ts'

/** A measured sound of a pack. */
export interface MeasuredSound {
  readonly plan: SoundPlan
  /** The SHA-256 of the label's file. */
  readonly sha256: string
  readonly slug: string
  readonly prepared: PreparedSound
}

/**
 * Returns the stated instrument of a sound, or guesses it from whether it repeats and has a pitch.
 */
export function chooseInstrument({ plan, prepared }: MeasuredSound): Instrument {
  if (plan.instrument !== null) return plan.instrument
  const { kind, key } = prepared.analysis
  if (key !== null) return 'synth'
  return kind === 'loop' ? 'drums' : 'effect'
}

/** Lists the attributes of a sound that were measured or guessed because they are not stated. */
export function listMeasured(sound: MeasuredSound): MeasurableAttribute[] {
  const { plan, prepared } = sound
  const { bpm, bars, key } = prepared.analysis
  const isMeasured: Readonly<Record<MeasurableAttribute, boolean>> = {
    kind: plan.stated.kind === null,
    instrument: plan.instrument === null,
    bpm: toSource(bpm) === 'measured',
    bars: bars !== null && plan.manifest.bars === undefined,
    key: toSource(key) === 'measured',
  }
  const said = plan.manifest.measured ?? []
  return measurableAttributes.filter((name) => isMeasured[name] || said.includes(name))
}

/** Returns the price of a sound in cents; null if sold only as part of the pack. */
export function findSoundPrice(
  { plan, prepared }: MeasuredSound,
  { prices }: PackManifest,
): number | null {
  if (plan.manifest.sold === 'pack') return null
  const price = plan.manifest.price ?? prices?.[prepared.analysis.kind]
  return price === undefined ? null : toCents(price)
}

/** Converts a measured sound to its database values. */
export function describeSound(
  sound: MeasuredSound,
  pack: PackPlan,
  look: CoverLook,
): CatalogueSound {
  const { plan, prepared, slug } = sound
  const { analysis, files } = prepared
  if (files === null) throw new Error('A sound of a pack needs stored files.')
  const isLoop = analysis.kind === 'loop'
  const bpm = isLoop ? (analysis.bpm?.value ?? null) : null
  const key = analysis.key?.value ?? null
  const instrument = chooseInstrument(sound)
  const measured = listMeasured(sound)
  const getSource = (name: MeasurableAttribute) => (measured.includes(name) ? 'measured' : 'stated')
  return {
    slug,
    name: plan.name,
    kind: analysis.kind,
    instrument,
    tags: plan.tags,
    bpm,
    bpmSource: bpm === null ? null : getSource('bpm'),
    bars: isLoop ? (plan.manifest.bars ?? analysis.bars) : null,
    key,
    keySource: key === null ? null : getSource('key'),
    rootNote: analysis.rootNote,
    description: resolveText(plan.manifest.description, pack.locale).text,
    priceCents: findSoundPrice(sound, pack.manifest),
    frames: files.previewFrames,
    sampleRate: analysis.sampleRate,
    bitDepth: analysis.bitDepth,
    channels: analysis.channels === 1 ? 1 : 2,
    loudness: analysis.loudness,
    truePeak: analysis.truePeak,
    burstLoudness: analysis.burstLoudness,
    peaks: analysis.peaks,
    waveform: analysis.waveform,
    onsets: analysis.onsets,
    features: analysis.features,
    measures: analysis.measures,
    fileName: buildSoundFileName({ pack: pack.title, name: plan.name, instrument, bpm, key }),
    wav: files.wav,
    preview: files.preview,
    cover: files.cover,
    colors: look.colors,
  }
}

/** Returns `stated` for attributes stated by the label or the file, otherwise `measured`. */
function toSource(finding: Finding<unknown> | null): AttributeSource | null {
  if (finding === null) return null
  const isStated = /^(manifest|chunk|name)$/.test(finding.evidence)
  return isStated ? 'stated' : 'measured'
}
