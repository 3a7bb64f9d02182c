import { expect, test } from 'vitest'
import { sliceLoop } from '#app/audio/fit/slice.ts'

const rate = 44_100

/** A drum hit: noise that decays to a thousandth in a quarter of a second. */
function addHit(loop: Float32Array, at: number, seed: number): void {
  let state = seed
  for (let frame = 0; frame < rate / 4; frame++) {
    state = (state * 16_807) % 2_147_483_647
    const index = (at + frame) % loop.length
    const sample = (state / 1_073_741_823 - 1) * Math.exp((-frame / rate) * 27)
    loop[index] = (loop[index] ?? 0) + 0.8 * sample
  }
}

/** Two bars at 120 BPM with a hit on each of the given sixteenth notes. */
function createLoop(sixteenths: readonly number[]) {
  const loop = new Float32Array(4 * rate)
  const onsets = sixteenths.map((sixteenth) => Math.round((sixteenth * rate) / 8))
  for (const [index, onset] of onsets.entries()) addHit(loop, onset, index + 1)
  return { loop, onsets }
}

/** Returns the onset of a hit: the first frame after `from` that is louder than any tail. */
function findAttack(samples: Float32Array, from: number, level = 0.3): number {
  for (let frame = from; frame < samples.length; frame++)
    if (Math.abs(samples[frame] ?? 0) > level) return frame
  return Infinity
}

function getPeak(samples: Float32Array): number {
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
}

const hits = [0, 4, 6, 8, 12, 16, 20, 24, 28]

test('the beginning of a loop is rendered exactly as in the whole loop [P3.09]', () => {
  const { loop, onsets } = createLoop(hits)
  const frames = Math.round((loop.length * 120) / 97)
  const [whole = new Float32Array()] = sliceLoop([loop], onsets, frames, rate)
  const [head = new Float32Array()] = sliceLoop([loop], onsets, frames, rate, rate)
  expect(head).toHaveLength(rate)
  expect(head).toEqual(whole.subarray(0, rate))
})

function slice(tempo: number) {
  const { loop, onsets } = createLoop(hits)
  const frames = Math.round((loop.length * 120) / tempo)
  const [sliced = new Float32Array()] = sliceLoop([loop], onsets, frames, rate)
  return { loop, onsets, sliced, frames }
}

test.each([90, 100, 118, 124, 140, 170])(
  'slices at %d BPM place their hits within 1 ms of the grid, with their attack and level [P3.09]',
  (tempo) => {
    const { loop, onsets, sliced, frames } = slice(tempo)
    expect(sliced.length).toBe(frames)
    for (const onset of onsets) {
      const place = Math.round((onset * frames) / loop.length)
      const delay = findAttack(sliced, Math.max(0, place - 60)) - place
      expect(Math.abs(delay - (findAttack(loop, onset) - onset))).toBeLessThan(rate / 1000)
      const attack = (samples: Float32Array, from: number) =>
        getPeak(samples.subarray(from, from + 1000))
      expect(attack(sliced, place)).toBeCloseTo(attack(loop, onset), 2)
    }
  },
)

test('a loop sliced at its own tempo is unchanged [P3.09]', () => {
  const { loop, sliced } = slice(120)
  expect(getPeak(loop.map((sample, frame) => sample - (sliced[frame] ?? 0)))).toBeLessThan(1e-6)
})

test('a loop with a late first hit is unchanged at its own tempo, also across its seam [P3.09]', () => {
  const delay = Math.round(0.006 * rate)
  const { loop: punctual, onsets } = createLoop([...hits, 31])
  const shift = (frame: number) => (frame - delay + punctual.length) % punctual.length
  const loop = punctual.map((_, frame) => punctual[shift(frame)] ?? 0)
  const lateOnsets = onsets.map((onset) => onset + delay)
  const [sliced = new Float32Array()] = sliceLoop([loop], lateOnsets, loop.length, rate)
  expect(getPeak(loop.map((sample, frame) => sample - (sliced[frame] ?? 0)))).toBeLessThan(1e-6)
})

test('a steady tone has no gap or click at any tempo or when it repeats [P3.09]', () => {
  const tone = Float32Array.from({ length: 2 * rate }, (_, frame) =>
    Math.sin((2 * Math.PI * 220 * frame) / rate),
  )
  const onsets = [0, 0.5, 1, 1.5].map((seconds) => seconds * rate)
  for (const ratio of [0.75, 0.9, 1.1, 1.3]) {
    const [sliced = new Float32Array()] = sliceLoop([tone], onsets, 2 * rate * ratio, rate)
    const twice = Float32Array.from([...sliced, ...sliced])
    const steps = twice.subarray(1).map((sample, frame) => sample - (twice[frame] ?? 0))
    // A 220 Hz sine has steps of up to 0.031.
    expect(getPeak(steps), `steps at ${ratio}`).toBeLessThan(0.05)
    for (let frame = 0; frame + 800 < twice.length; frame += 400)
      expect(getPeak(twice.subarray(frame, frame + 800))).toBeGreaterThan(0.3)
  }
})

test('an extended tail keeps decaying [P3.09]', () => {
  const { sliced } = slice(90)
  const place = (16 * sliced.length) / 32
  const next = (20 * sliced.length) / 32
  const quarter = (next - place) / 4
  const peaks = [0, 1, 2, 3].map((index) =>
    getPeak(sliced.subarray(place + index * quarter, place + (index + 1) * quarter - 400)),
  )
  expect(peaks).toEqual(peaks.toSorted((a, b) => b - a))
})

test('a tail that still rings where it is repeated rings off [P3.09]', () => {
  // Four hits of half a second each, which become a twentieth quieter in it every 17 ms.
  const loop = Float32Array.from({ length: 2 * rate }, (_, frame) => {
    const seconds = (frame / rate) % 0.5
    return Math.exp(-3 * seconds) * Math.sin(2 * Math.PI * 200 * seconds)
  })
  const onsets = [0, 0.5, 1, 1.5].map((seconds) => seconds * rate)
  const [sliced = new Float32Array()] = sliceLoop([loop], onsets, 3 * rate, rate)
  const getLevel = (seconds: number) =>
    getPeak(sliced.subarray((0.75 + seconds) * rate, (0.77 + seconds) * rate))
  expect(getLevel(0.7)).toBeLessThan(0.8 * getLevel(0.48))
})

test('a loop without onsets is a single slice that wraps around [P3.09]', () => {
  const { loop } = createLoop(hits)
  const [sliced = new Float32Array()] = sliceLoop([loop, loop], [], 3 * rate, rate)
  expect(sliced.length).toBe(3 * rate)
  expect(getPeak(sliced.map(Math.abs))).toBeLessThan(1)
})

/** A kick drum of half a second with a pitch falling to 48 Hz and a ringing tail. */
function addKick(loop: Float32Array, at: number): void {
  let phase = 0
  for (let frame = 0; frame < rate / 2; frame++) {
    const seconds = frame / rate
    phase += (2 * Math.PI * (48 + 180 * Math.exp(-seconds * 40))) / rate
    const end = Math.cos(Math.PI * seconds) ** 2
    const level = 0.8 * Math.exp(-4 * seconds) * Math.min(1, frame / 40) * end
    const index = (at + frame) % loop.length
    loop[index] = (loop[index] ?? 0) + level * Math.sin(phase)
  }
}

/** Returns the part of a sound above about 4 kHz. */
function filterHighs(samples: Float32Array): Float32Array {
  const factor = 1 / (1 + (2 * Math.PI * 4000) / rate)
  let filtered = samples
  for (let order = 0; order < 4; order++) {
    const input = filtered
    const output = new Float32Array(input.length)
    for (let frame = 1; frame < input.length; frame++)
      output[frame] =
        factor * ((output[frame - 1] ?? 0) + (input[frame] ?? 0) - (input[frame - 1] ?? 0))
    filtered = output
  }
  return filtered
}

test.each([90, 100, 110, 126, 140, 170])(
  'at %d BPM, kick tails have no clicks where slices meet [P3.09]',
  (tempo) => {
    const loop = new Float32Array(2 * rate)
    const kicks = [0, 1, 2, 3].map((beat) => (beat * rate) / 2)
    for (const kick of kicks) addKick(loop, kick)
    // The tails would be cut by hi-hats, which this loop does not have.
    const onsets = Array.from({ length: 16 }, (_, index) => Math.round((index * rate) / 8))
    const frames = Math.round((loop.length * 120) / tempo)
    const [sliced = new Float32Array()] = sliceLoop([loop], onsets, frames, rate)
    const highs = filterHighs(sliced)
    for (const kick of kicks) {
      const place = Math.round((kick * frames) / loop.length)
      const attack = 0.08 * rate
      const tail = highs.subarray(place + attack, place + frames / 4 - 20)
      // 80 dB below full scale.
      expect(getPeak(tail)).toBeLessThan(1e-4)
    }
  },
)
