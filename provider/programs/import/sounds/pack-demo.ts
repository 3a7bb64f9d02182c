import { toDecibels } from '../../analysis/measure/decibels.ts'
import { computeTruePeak } from '../../analysis/measure/true-peak.ts'
import { encodeMp3 } from '../../../platform/sound/encode-mp3.ts'
import { computePeaks } from '../../../platform/sound/peaks.ts'
import { arrange, chooseSounds, countUsedFrames } from '../../demo/render/arrangement.ts'
import type { Material, MaterialTraits } from '../../demo/render/arrangement.ts'
import { sampleRate } from '../../../platform/sound/wav.ts'
import { mixDown } from '../../demo/render/mix-down.ts'
import type { Instrument } from '../../../catalog/instruments.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { openStoredBytes } from '../../analysis/decode/stored-bytes.ts'
import { toKey } from '../../../platform/files/hashed-files.ts'
import { readExcerpt } from './read-excerpt.ts'
import type { DemoMaterial } from './import-jobs.ts'

export interface PackDemo {
  readonly channels: readonly Float32Array[]
  /** Beats per minute. */
  readonly tempo: number
  readonly preview: Uint8Array
  readonly peaks: string
}

const neutralTempo = 120
/** The maximum number of usable loops per instrument, and of sounds in a sequence. */
const maxPerInstrument = 2
const maxSounds = 40

/** Mixes a demo of about fifteen seconds from the sounds of a pack. */
export async function mixDemo(
  materials: readonly DemoMaterial[],
  catalogue: FileStore,
): Promise<PackDemo> {
  const tempo = findCommonTempo(materials) ?? neutralTempo
  const chosen = chooseMaterials(materials, tempo)
  const usedFrames = countUsedFrames(chosen.map(describe), tempo)
  const loaded: Material[] = []
  // Sequentially, because decoding takes more memory than the resulting samples.
  for (const [index, material] of chosen.entries()) {
    const seconds = (usedFrames[index] ?? 0) / sampleRate
    if (seconds > 0) loaded.push(await load(material, { catalogue, seconds }))
  }
  const channels = mixDown(arrange(loaded, tempo))
  return {
    channels,
    tempo,
    preview: await encodeMp3(channels, {
      isLoop: false,
      truePeak: toDecibels(computeTruePeak(channels, false)),
    }),
    peaks: computePeaks(channels),
  }
}

/** Returns the most common tempo among loops; null without loops. */
function findCommonTempo(materials: readonly DemoMaterial[]): number | null {
  const counts = new Map<number, number>()
  for (const { sound } of materials) {
    const bpm = sound.analysis.bpm?.value
    if (bpm !== undefined) counts.set(bpm, (counts.get(bpm) ?? 0) + 1)
  }
  const [most = null] = [...counts].toSorted(([, first], [, second]) => second - first)
  return most?.[0] ?? null
}

/** Chooses usable sounds: loops at the tempo and effects, or one-shots of all instruments. */
function chooseMaterials(materials: readonly DemoMaterial[], tempo: number): DemoMaterial[] {
  const loops = materials.filter(({ sound }) => sound.analysis.bpm?.value === tempo)
  const shots = materials.filter(({ sound }) => sound.analysis.kind === 'one-shot')
  const candidates =
    loops.length > 0 ? [...loops, ...shots.filter(({ instrument }) => instrument === 'effect')] : []
  const usable = candidates.length > 0 ? candidates : shots.length > 0 ? shots : materials
  const counts = new Map<Instrument, number>()
  const chosen = usable.filter(({ instrument }) => {
    counts.set(instrument, (counts.get(instrument) ?? 0) + 1)
    return (counts.get(instrument) ?? 0) <= maxPerInstrument || candidates.length === 0
  })
  const traits = chosen.slice(0, maxSounds).map((material) => ({ material, ...describe(material) }))
  return chooseSounds(traits, tempo).map(({ material }) => material)
}

function describe({ instrument, sound: { analysis } }: DemoMaterial): MaterialTraits {
  return { kind: analysis.kind, instrument, bpm: analysis.bpm?.value ?? null }
}

async function load(
  material: DemoMaterial,
  { catalogue, seconds }: { readonly catalogue: FileStore; readonly seconds: number },
): Promise<Material> {
  const { files } = material.sound
  if (files === null) throw new Error('A demo needs stored sounds.')
  const channels = await readExcerpt(await openStoredBytes(catalogue, toKey(files.wav)), seconds)
  return { ...describe(material), channels }
}
