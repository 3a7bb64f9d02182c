import { countFrames, type Signal } from '../dsp/signal.ts'
import type { Instrument } from '../../../catalog/instruments.ts'

/** The attributes that determine whether a sound is used in a mix. */
export interface MaterialTraits {
  readonly kind: 'loop' | 'one-shot'
  readonly instrument: Instrument
  readonly bpm: number | null
}

/** A sound of the pack with its samples. */
export interface Material extends MaterialTraits {
  readonly channels: Signal
}

/**
 * One clip of a mix: it is audible between the frames `from` and `to`, and its start falls on the
 * frame `origin`.
 */
export interface Clip {
  readonly channels: Signal
  readonly gain: number
  readonly origin: number
  readonly from: number
  readonly to: number
  readonly repeats: boolean
}

export interface Arrangement {
  readonly frames: number
  readonly beatFrames: number
  readonly parts: readonly Clip[]
}

interface Role {
  readonly instruments: readonly Instrument[]
  readonly gain: number
  /** The quarter of the mix, 0 to 3, in which the role enters. */
  readonly entry: number
}

const roles: readonly Role[] = [
  { instruments: ['chords', 'pad', 'keys'], gain: 0.6, entry: 0 },
  { instruments: ['hat', 'percussion'], gain: 0.42, entry: 0 },
  { instruments: ['texture'], gain: 0.4, entry: 0 },
  { instruments: ['drums'], gain: 0.66, entry: 1 },
  { instruments: ['bass'], gain: 0.62, entry: 1 },
  { instruments: ['lead', 'vocal', 'pluck', 'bell', 'keys'], gain: 0.48, entry: 2 },
]
const effectGain = 0.45
const targetSeconds = 15
const lengthsInBars = [4, 6, 8, 12, 16] as const

/**
 * Arranges a demo of about fifteen seconds from a pack's own sounds: harmony first, then drums and
 * bass, then a melody, with an effect where the drums enter. All loops stay aligned with the bars.
 */
export function arrange(materials: readonly Material[], bpm: number): Arrangement {
  const { bars, barFrames, frames } = measureMix(bpm)
  const quarters = [0, 1, 2, 3].map((quarter) => Math.round((quarter * bars * barFrames) / 4))
  const layers = arrangeLoops(castLoops(materials, bpm), { frames, quarters })
  const effects = arrangeEffects(materials, { frames, at: quarters[1] ?? 0 })
  const parts =
    layers.length > 0 ? [...layers, ...effects] : arrangeSequence(materials, frames, barFrames / 4)
  return { frames, beatFrames: barFrames / 4, parts }
}

/**
 * Returns the number of frames at 44.1 kHz that `arrange` uses of each sound: the length of the mix
 * or, in a sequence, the rest of the mix from the sound's beat on; 0 for a sound that would start
 * after the end.
 */
export function countUsedFrames(sounds: readonly MaterialTraits[], bpm: number): number[] {
  const { barFrames, frames } = measureMix(bpm)
  const isSequence = castLoops(sounds, bpm).length === 0
  return sounds.map((_, index) => {
    const origin = isSequence ? findBeat(index, barFrames / 4) : 0
    return Math.max(0, frames - origin)
  })
}

/**
 * Returns the sounds that `arrange` uses, in the order passed, so that only their samples need to
 * be read.
 */
export function chooseSounds<Sound extends MaterialTraits>(
  sounds: readonly Sound[],
  bpm: number,
): Sound[] {
  const loops = castLoops(sounds, bpm).map(({ loop }) => loop)
  const used = new Set([...loops, findEffect(sounds)])
  return loops.length === 0 ? [...sounds] : sounds.filter((sound) => used.has(sound))
}

function measureMix(bpm: number) {
  const barFrames = (240 / bpm) * 44_100
  const bars = lengthsInBars.reduce((best, next) =>
    Math.abs((next * 240) / bpm - targetSeconds) < Math.abs((best * 240) / bpm - targetSeconds)
      ? next
      : best,
  )
  return { bars, barFrames, frames: Math.round(bars * barFrames) }
}

/** Assigns each role the first unused loop at the tempo that can play it. */
function castLoops<Sound extends MaterialTraits>(sounds: readonly Sound[], bpm: number) {
  const loops = sounds.filter((sound) => sound.kind === 'loop' && sound.bpm === bpm)
  const used = new Set<Sound>()
  return roles.flatMap((role) => {
    const loop = loops.find(
      (sound) => role.instruments.includes(sound.instrument) && !used.has(sound),
    )
    if (loop === undefined) return []
    used.add(loop)
    return [{ role, loop }]
  })
}

function arrangeLoops(
  chosen: readonly { readonly role: Role; readonly loop: Material }[],
  { frames, quarters }: { frames: number; quarters: readonly number[] },
): Clip[] {
  // If no loop enters at the start, moves all entries forward so that the earliest one does.
  const first = Math.min(...chosen.map(({ role }) => role.entry))
  return chosen.map(({ role, loop }) => ({
    channels: loop.channels,
    gain: role.gain,
    origin: 0,
    from: quarters[role.entry - first] ?? 0,
    to: frames,
    repeats: true,
  }))
}

function findEffect<Sound extends MaterialTraits>(sounds: readonly Sound[]): Sound | undefined {
  return sounds.find(({ kind, instrument }) => kind === 'one-shot' && instrument === 'effect')
}

/**
 * Places an effect so that a rising one ends where the drums enter and a falling one starts there.
 */
function arrangeEffects(
  materials: readonly Material[],
  { frames, at }: { frames: number; at: number },
): Clip[] {
  const effect = findEffect(materials)
  if (effect === undefined) return []
  const length = countFrames(effect.channels)
  const origin = isRising(effect.channels) ? Math.max(0, at - length) : at
  const to = Math.min(frames, origin + length)
  return [{ channels: effect.channels, gain: effectGain, origin, from: origin, to, repeats: false }]
}

function isRising(channels: Signal): boolean {
  const samples = channels[0] ?? new Float32Array(0)
  const energy = (from: number, to: number) =>
    samples.subarray(from, to).reduce((sum, sample) => sum + sample * sample, 0)
  const middle = Math.floor(samples.length / 2)
  return energy(middle, samples.length) > energy(0, middle)
}

/** Arranges the sounds of a pack without loops in sequence, one per beat. */
function arrangeSequence(
  materials: readonly Material[],
  frames: number,
  beatFrames: number,
): Clip[] {
  return materials.flatMap((sound, index) => {
    const origin = findBeat(index, beatFrames)
    const to = Math.min(frames, origin + countFrames(sound.channels))
    if (origin >= frames) return []
    return [{ channels: sound.channels, gain: 0.7, origin, from: origin, to, repeats: false }]
  })
}

function findBeat(index: number, beatFrames: number): number {
  return Math.round(index * beatFrames)
}
