import { describe, expect, test } from 'vitest'
import { drawCover, type CoverSubject } from '#provider/programs/demo/covers/draw-cover.ts'
import { extractFeatures } from '#provider/programs/demo/covers/sound-features.ts'
import { packSpecs } from '#provider/programs/demo/packs/index.ts'
import { coverStyles } from '#provider/programs/demo/types.ts'
import { getContrastRatio } from '#app/ui/tint.ts'
import { computeColorDistance, computeDistance, computeLook } from './cover-looks.ts'

type Waveform = (frame: number) => number

function createSound(frames: number, shape: Waveform): Float32Array[] {
  return [Float32Array.from({ length: frames }, (_, frame) => shape(frame))]
}

function createTone(hertz: number, decay: number, frames = 30_000): Float32Array[] {
  const turn = (2 * Math.PI * hertz) / 44_100
  return createSound(frames, (frame) => Math.exp(-decay * frame) * Math.sin(turn * frame))
}

/** Creates eight seconds of low and high pulses with `hits` high pulses per bar. */
function createGroove(hits: number): Float32Array[] {
  const bar = 88_200
  return createSound(4 * bar, (frame) => {
    const [low, high] = [frame % (bar / 2), frame % Math.floor(bar / hits)]
    return (
      0.6 * Math.exp(-low / 4000) * Math.sin(frame * 0.01) +
      0.4 * Math.exp(-high / 900) * Math.sin(high * 1.1)
    )
  })
}

const colors = ['#17364f', '#ff5d38'] as const
const single: CoverSubject = {
  drawingStyle: 'rings',
  channels: createTone(200, 0.0001),
  colors,
  tempo: 120,
  root: 5,
  isPack: false,
}
const pack: CoverSubject = { ...single, channels: createGroove(4), isPack: true }

describe.each(coverStyles)('the %s style', (drawingStyle) => {
  test('drawing the same sound twice gives the same cover', () => {
    expect(drawCover({ ...single, drawingStyle })).toBe(drawCover({ ...single, drawingStyle }))
    expect(drawCover({ ...pack, drawingStyle })).toBe(drawCover({ ...pack, drawingStyle }))
  })

  test('a higher sound, a shorter sound and another rhythm look different at 48 px', async () => {
    const looks = await Promise.all(
      [
        { ...single, drawingStyle },
        { ...single, drawingStyle, channels: createTone(3000, 0.0001) },
        { ...single, drawingStyle, channels: createTone(200, 0.003, 9000) },
        { ...pack, drawingStyle },
        { ...pack, drawingStyle, channels: createGroove(11) },
      ].map((subject) => computeLook(drawCover(subject))),
    )
    for (const [index, look] of looks.entries())
      for (const other of looks.slice(0, index))
        expect(computeDistance(look, other)).toBeGreaterThan(0.08)
  })

  test('a cover is a square drawing without text, scripts or URLs', () => {
    const cover = drawCover({ ...pack, drawingStyle })
    expect(cover).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 800 800">/)
    const names = [...cover.matchAll(/<([a-z]+)/g)].map(([, name]) => name)
    expect(names.filter((name) => !['svg', 'g', 'path'].includes(name ?? ''))).toEqual([])
    expect(cover).not.toMatch(/ on[a-z]+=|href|url\(|NaN|undefined|Infinity/)
  })

  test('even for noise, a pack cover is at most 6 kB and a sound cover at most 3 kB', () => {
    const channels = createSound(
      180_000,
      (frame) => Math.sin(frame * frame * 0.0001) * Math.sin(frame / 300) ** 8,
    )
    expect(drawCover({ ...pack, drawingStyle, channels }).length).toBeLessThanOrEqual(6144)
    expect(drawCover({ ...single, drawingStyle, channels }).length).toBeLessThanOrEqual(3072)
  })

  test('silence and a single click have valid covers', () => {
    for (const channels of [
      createSound(500, () => 0),
      createSound(0, () => 0),
      createSound(3, () => 1),
    ])
      for (const subject of [single, pack])
        expect(drawCover({ ...subject, drawingStyle, channels })).not.toMatch(
          /NaN|undefined|Infinity/,
        )
  })

  test('a cover uses only its two colors', () => {
    const used = new Set(drawCover({ ...pack, drawingStyle }).match(/#[0-9a-f]{6}/g))
    expect([...used].toSorted()).toEqual([...colors].toSorted())
  })
})

test('the background is the second color for a bright sound and the first for a dull one', () => {
  const [dull, bright] = [60, 6000].map((hertz) =>
    drawCover({ ...single, channels: createTone(hertz, 0.0001) }),
  )
  expect(dull).toContain(`<path fill="${colors[0]}" fill-rule="evenodd" d="M0 0H800V800H0z"/>`)
  expect(bright).toContain(`<path fill="${colors[1]}" fill-rule="evenodd" d="M0 0H800V800H0z"/>`)
})

describe('measuring a sound', () => {
  test('distinguishes low from high, short from long and early from late', () => {
    const low = extractFeatures(createTone(60, 0.0001), 120)
    const high = extractFeatures(createTone(6000, 0.003), 120)
    expect(low.brightness).toBeLessThan(0.3)
    expect(high.brightness).toBeGreaterThan(0.7)
    expect(low.length).toBeGreaterThan(high.length)
    expect(low.envelope(8)[0]).toBeGreaterThan(low.envelope(8)[7] ?? 1)
    expect(low.spectrum(4, 8)[0]?.indexOf(1)).toBeLessThan(2)
    expect(high.spectrum(4, 8)[0]?.indexOf(1)).toBeGreaterThan(5)
  })

  test('finds the pitch class of a tone, and a wider spectrum in noise', () => {
    expect(extractFeatures(createTone(440, 0.00001), 120).pitchClass).toBe(9)
    expect(extractFeatures(createTone(523.25, 0.00001), 120).pitchClass).toBe(0)
    const noise = extractFeatures(
      createSound(60_000, (frame) => Math.sin(frame * frame * 0.7) * Math.cos(frame ** 1.7)),
      120,
    )
    expect(noise.breadth).toBeGreaterThan(extractFeatures(createTone(440, 0.00001), 120).breadth)
  })

  test('combines all bars at the given tempo into one pattern', () => {
    const highs = (tempo: number) => {
      const pattern = extractFeatures(createGroove(4), tempo).pattern(8, 6)
      return [0, 1].map((first) => {
        const levels = pattern.filter((_, step) => step % 2 === first).map((row) => row[5] ?? 0)
        return levels.reduce((sum, level) => sum + level, 0) / levels.length
      })
    }
    const [on = 0, off = 1] = highs(120)
    expect(on).toBeGreaterThan(2 * off)
    const [wrongOn = 0, wrongOff = 0] = highs(170)
    expect(wrongOn).toBeLessThan(1.5 * wrongOff)
  })
})

describe('the colors of the catalogue', () => {
  const paper = '#f6f2e9'
  const night = '#15100c'

  test.each(packSpecs.map((spec) => [spec.name, spec.colors] as const))(
    '%s: its colors contrast with each other and differ from light and dark pages',
    (_, [dark, light]) => {
      // 3:1 is the minimum contrast of adjacent colors in graphics.
      expect(getContrastRatio(dark, light)).toBeGreaterThanOrEqual(3)
      expect(getContrastRatio(dark, paper)).toBeGreaterThanOrEqual(3)
      expect(getContrastRatio(light, night)).toBeGreaterThanOrEqual(3)
      // The smallest visible difference between two flat areas is 0.02; three times that is clear.
      for (const color of [dark, light])
        for (const page of [paper, night])
          expect(computeColorDistance(color, page)).toBeGreaterThan(0.06)
    },
  )

  test('no two packs have similar color pairs', () => {
    for (const [index, one] of packSpecs.entries())
      for (const other of packSpecs.slice(0, index)) {
        const apart = [0, 1].map((side) =>
          computeColorDistance(one.colors[side] ?? '', other.colors[side] ?? ''),
        )
        expect(Math.hypot(...apart), `${one.name}, ${other.name}`).toBeGreaterThan(0.1)
      }
  })

  test('every drawing style is used by one or two packs', () => {
    for (const drawingStyle of coverStyles) {
      const users = packSpecs.filter((spec) => spec.cover === drawingStyle)
      expect([1, 2], drawingStyle).toContain(users.length)
    }
  })
})
