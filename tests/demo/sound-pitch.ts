import { parseKey } from '#provider/platform/sound/key.ts'
import type { DecodedSound, SoundRule } from './sound-rules.ts'
import { hertzToMidi, mixToMono, findPeaks, computeSpectrum, type Peak } from './sound-spectrum.ts'

/** Minimum share of a loop's energy that lies in the scale of its key. */
const minScaleShare = 0.8
/** Minimum share of a chord's energy in each expected tone. */
const minToneShare = 0.08
/** Maximum deviation of a chord tone from its note, in cents. */
const maxDeviationCents = 10

const scales = { major: [0, 2, 4, 5, 7, 9, 11], minor: [0, 2, 3, 5, 7, 8, 10, 11] }

/** Returns whether a peak is a harmonic of a lower peak rather than a separate note. */
function isOvertone({ hertz, power }: Peak, peaks: readonly Peak[]): boolean {
  return peaks.some((base) => {
    const partial = Math.round(hertz / base.hertz)
    if (partial < 3 || base.power < power * 0.003) return false
    return Math.abs(hertzToMidi(hertz) - hertzToMidi(base.hertz * partial)) < 0.3
  })
}

/** Returns the share of a loop's tonal energy between 30 and 1500 Hz that lies in a scale. */
function computeScaleShare(
  channels: readonly Float32Array[],
  root: number,
  minor: boolean,
): number {
  const size = 8192
  const mono = mixToMono(channels)
  const scale = minor ? scales.minor : scales.major
  let [inside, all] = [0, 0]
  for (let start = 0; start < mono.length; start += size / 2) {
    const peaks = findPeaks(computeSpectrum(mono, start, size), {
      low: 30,
      high: 1500,
      depth: 1e-4,
    })
    for (const peak of peaks.filter((one) => !isOvertone(one, peaks))) {
      const degree = (Math.round(hertzToMidi(peak.hertz)) - root + 12) % 12
      all += peak.power
      if (scale.includes(degree)) inside += peak.power
    }
  }
  return all === 0 ? 0 : inside / all
}

/**
 * Computes the share and the mean deviation in cents of each pitch class, starting at C, over four
 * octaves from C2.
 */
function computeChroma(channels: readonly Float32Array[]) {
  const size = 32_768
  const mono = new Float32Array(size)
  mono.set(mixToMono(channels).subarray(0, size))
  const classes = Array.from({ length: 12 }, () => ({ power: 0, cents: 0 }))
  computeSpectrum(mono, 0, size).forEach((power, bin) => {
    const midi = hertzToMidi((bin * 44_100) / size)
    const tone = classes[((Math.round(midi) % 12) + 12) % 12]
    if (!tone || midi < 35.5 || midi > 84.5) return
    tone.power += power
    tone.cents += power * (midi - Math.round(midi)) * 100
  })
  const all = classes.reduce((sum, { power }) => sum + power, 0)
  return classes.map(({ power, cents }) => ({ share: power / all, off: cents / power }))
}

/** Returns the pitch class of the lowest tone that is at most 15 dB below the strongest one. */
function findLowestTone(channels: readonly Float32Array[]): number {
  const size = 32_768
  const mono = new Float32Array(size)
  mono.set(mixToMono(channels).subarray(0, size))
  const [lowest] = findPeaks(computeSpectrum(mono, 0, size), { low: 60, high: 1100, depth: 0.0316 })
  return Math.round(hertzToMidi(lowest?.hertz ?? 1)) % 12
}

function describeBrokenChord({ spec, channels }: DecodedSound): string | null {
  const key = parseKey(spec.key)
  if (!key) return 'no key'
  const { root, isMinor } = key
  const hasMode = /m(?:in|aj)or$/.test(spec.key ?? '')
  const stated = hasMode ? [root, (root + (isMinor ? 3 : 4)) % 12] : [root]
  const chroma = computeChroma(channels)
  const faults = stated.flatMap((tone) => {
    const { share, off } = chroma[tone] ?? { share: 0, off: 0 }
    if (share < minToneShare) return [`tone ${tone} has ${share.toFixed(3)}`]
    return Math.abs(off) <= maxDeviationCents ? [] : [`tone ${tone} is ${off.toFixed(1)} cents off`]
  })
  const other = chroma[(root + (isMinor ? 4 : 3)) % 12]?.share ?? 0
  if (hasMode && other > minToneShare) faults.push('the other third is present')
  if (findLowestTone(channels) !== root)
    faults.push(`its lowest tone is ${findLowestTone(channels)}`)
  return faults.length === 0 ? null : faults.join(', ')
}

/** The pitch rules for chords and loops. */
export const pitchRules: readonly SoundRule[] = [
  {
    title: 'the lowest tone of a chord is its root; root and third are within 10 cents',
    findViolation: (sound) => {
      const { kind, key, midi } = sound.spec
      return kind === 'loop' || key === null || midi !== null ? null : describeBrokenChord(sound)
    },
  },
  {
    title: 'at least four fifths of the energy of a loop with a key lie in its scale',
    findViolation: ({ spec, channels }) => {
      const key = parseKey(spec.key)
      if (spec.kind !== 'loop' || !key) return null
      const share = computeScaleShare(channels, key.root, key.isMinor)
      return share >= minScaleShare ? null : `${share.toFixed(3)} in ${spec.key}`
    },
  },
  {
    title: 'a sound of a pitched instrument has a key',
    findViolation: ({ spec }) => {
      const keyed = ['bass', 'keys', 'strings', 'pad', 'lead', 'pluck', 'bell', 'chords', 'vocal']
      if (!keyed.includes(spec.instrument)) return null
      return parseKey(spec.key) ? null : `key ${spec.key}`
    },
  },
]
