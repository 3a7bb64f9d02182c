import { expect, test } from 'vitest'
import { fitLoop } from '#app/audio/fit/fit-loop.ts'
import { packSpecs } from '#provider/programs/demo/packs/index.ts'
import { analyzeSamples } from '#provider/programs/analysis/analyze-samples.ts'
import { mixToMono } from '#provider/programs/analysis/measure/excerpt.ts'

const rate = 44_100

/** Renders a loop of the demo; returns it in mono, with the onsets that an import stores. */
function renderDemoLoop(slug: string) {
  const spec = packSpecs.flatMap(({ sounds }) => sounds).find((sound) => sound.slug === slug)
  if (spec === undefined) throw new Error(`The demo has no ${slug}.`)
  const samples = new Float32Array(mixToMono(spec.render().channels))
  const { instrument } = spec
  const stated = { kind: 'loop', instrument, bpm: null, key: null } as const
  const { onsets } = analyzeSamples([samples], rate, stated)
  return { samples, onsets: onsets.map((seconds) => Math.round(seconds * rate)) }
}

async function stretch(
  { samples, onsets }: { samples: Float32Array<ArrayBuffer>; onsets: readonly number[] },
  ratio: number,
  semitones: number,
) {
  const targetFrames = Math.round(samples.length * ratio)
  const request = { channels: [samples], rate, targetFrames, semitones, onsets, bpm: null }
  const [stretched = new Float32Array()] = await fitLoop({ ...request, method: 'stretch' })
  return stretched
}

/**
 * Returns the seconds in which the level rises from 10 to 90 % of the loudest moment within 25 ms
 * of an onset, from the level just before it.
 */
function measureRise(samples: Float32Array, onset: number): number {
  const step = Math.round(0.00025 * rate)
  const levels = Array.from({ length: 140 }, (_, index) => {
    const from = onset + (index - 40) * step
    return samples
      .subarray(Math.max(0, from), Math.max(0, from) + 8 * step)
      .reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
  })
  const peak = levels.indexOf(Math.max(...levels))
  const before = levels.slice(0, peak + 1)
  const [low, high] = [Math.min(...before), levels[peak] ?? 0]
  const start = before.findLastIndex((level) => level <= low + 0.1 * (high - low))
  const end = before.findIndex(
    (level, index) => index >= start && level >= low + 0.9 * (high - low),
  )
  return ((end - start) * step) / rate
}

function getMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

const settings = [
  [1.25, 0],
  [0.85, -2],
] as const

test.each(['slot-bass', 'wire-figure', 'under-the-table', 'cork-figure'])(
  'the attacks of %s rise at most 2 ms slower at another tempo and in another key [P3.09]',
  async (slug) => {
    const loop = renderDemoLoop(slug)
    const inner = loop.onsets.filter((onset) => onset > 0.1 * rate)
    const own = getMean(inner.map((onset) => measureRise(loop.samples, onset)))
    for (const [ratio, semitones] of settings) {
      // oxlint-disable-next-line no-await-in-loop -- The stretcher renders one loop at a time.
      const stretched = await stretch(loop, ratio, semitones)
      const rises = inner.map((onset) => measureRise(stretched, Math.round(onset * ratio)))
      expect(getMean(rises), `${ratio} ${semitones}`).toBeLessThan(own + 0.002)
    }
  },
)

test('the attacks of a bass rise within 4 ms, three semitones lower and higher too [P3.09]', async () => {
  const loop = renderDemoLoop('slot-bass')
  const inner = loop.onsets.filter((onset) => onset > 0.1 * rate)
  for (const semitones of [-3, 3]) {
    // oxlint-disable-next-line no-await-in-loop -- The stretcher renders one loop at a time.
    const stretched = await stretch(loop, 1, semitones)
    const rises = inner.map((onset) => measureRise(stretched, onset))
    expect(getMean(rises), String(semitones)).toBeLessThanOrEqual(0.004)
  }
})

test('a note lasts into the next one, as loud as its source [P3.09]', async () => {
  // Notes of half a second, each steady to its end.
  const pitches = [110, 146.8, 98, 130.8]
  const samples = Float32Array.from({ length: 2 * rate }, (_, frame) => {
    const seconds = (frame / rate) % 0.5
    const hertz = pitches[Math.floor(frame / rate / 0.5)] ?? 110
    return (0.4 + 0.6 * Math.exp(-40 * seconds)) * Math.sin(2 * Math.PI * hertz * seconds)
  })
  const onsets = [0, 0.5, 1, 1.5].map((seconds) => seconds * rate)
  for (const ratio of [0.8, 1, 1.3]) {
    // oxlint-disable-next-line no-await-in-loop -- The stretcher renders one loop at a time.
    const stretched = await stretch({ samples, onsets }, ratio, 0)
    const block = 0.02 * rate
    for (let start = 0; start + block < stretched.length; start += block) {
      const seconds = (start / rate) % (0.5 * ratio)
      // The attack, and the block that has a part of the next one.
      if (seconds < 0.1 || seconds > 0.5 * ratio - 0.025) continue
      const level = Math.sqrt(
        getMean([...stretched.subarray(start, start + block)].map((x) => x * x)),
      )
      expect(
        20 * Math.log10(level / (0.4 / Math.SQRT2)),
        `${ratio} ${start / rate}`,
      ).toBeGreaterThan(-4)
      expect(20 * Math.log10(level / (0.4 / Math.SQRT2))).toBeLessThan(3)
    }
  }
})

test('a loop without attacks is stretched as a whole, with no seam at its onsets [P3.09]', async () => {
  const samples = Float32Array.from({ length: 2 * rate }, (_, frame) =>
    [220, 277, 329.5].reduce(
      (sum, hertz) => sum + 0.2 * Math.sin((2 * Math.PI * hertz * frame) / rate),
      0,
    ),
  )
  const onsets = [0, 0.5, 1].map((seconds) => seconds * rate)
  const [marked, plain] = [
    await stretch({ samples, onsets }, 1.2, 0),
    await stretch({ samples, onsets: [] }, 1.2, 0),
  ]
  expect(marked.length).toBe(plain.length)
  expect(marked.findIndex((sample, frame) => sample !== plain[frame])).toBe(-1)
})
