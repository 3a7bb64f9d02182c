import { expect, test } from 'vitest'
import { drawCover, type CoverSubject } from '#app/provider-embedded/demo/covers/draw-cover.ts'
import { portraitOf } from '#app/provider-embedded/demo/covers/portrait.ts'
import { paletteOf } from '#app/provider-embedded/demo/covers/palette.ts'

function tone(hertz: number, decay: number): Float32Array[] {
  return [
    Float32Array.from(
      { length: 30_000 },
      (_, frame) => Math.exp(-decay * frame) * Math.sin((2 * Math.PI * hertz * frame) / 44_100),
    ),
  ]
}

const colors = ['#1d2b3a', '#f05a3c'] as const
const subject: CoverSubject = {
  system: 'rings',
  channels: tone(200, 0.0001),
  colors,
  family: 'relay-yard',
  member: null,
}
const systems = ['rings', 'bars'] as const

test.each(systems)('%s: the same sound has the same cover each time', (system) => {
  expect(drawCover({ ...subject, system })).toBe(drawCover({ ...subject, system }))
})

test.each(systems)('%s: another sound, pack, member or system has another cover', (system) => {
  const covers = [
    { ...subject, system },
    { ...subject, system, channels: tone(3000, 0.001) },
    { ...subject, system, member: 'kick' },
    { ...subject, system, member: 'snare', channels: tone(900, 0.0003) },
    { ...subject, system, family: 'night-bus' },
    { ...subject, system: system === 'rings' ? 'bars' : 'rings' } as const,
  ].map(drawCover)
  expect(new Set(covers).size).toBe(covers.length)
})

test.each(systems)('%s: a cover is a square drawing without text, script or address', (system) => {
  const cover = drawCover({ ...subject, system })
  expect(cover).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 800 800">/)
  const names = [...cover.matchAll(/<([a-z]+)/g)].map(([, name]) => name)
  expect(names.filter((name) => !['svg', 'g', 'path', 'circle'].includes(name ?? ''))).toEqual([])
  expect(cover).not.toMatch(/ on[a-z]+=|href|url\(|NaN|undefined|Infinity/)
})

test.each(systems)('%s: a cover has no more than 6 kB, however restless the sound', (system) => {
  const restless = [
    Float32Array.from(
      { length: 60_000 },
      (_, frame) => Math.sin(frame * frame * 0.0001) * Math.sin(frame / 300) ** 8,
    ),
  ]
  for (const member of [null, 'hit'])
    expect(drawCover({ ...subject, system, channels: restless, member }).length).toBeLessThan(6144)
})

test.each(systems)('%s: silence has a cover too', (system) => {
  const silent = drawCover({ ...subject, system, channels: [new Float32Array(500)] })
  expect(silent).not.toContain('NaN')
})

test('a cover is drawn in its own two colours, and ink or paper at most', () => {
  for (const system of systems) {
    const used = new Set(drawCover({ ...subject, system }).match(/#[0-9a-f]{6}/g))
    expect([...used]).toEqual(expect.arrayContaining([...colors]))
    expect(used.size).toBeLessThanOrEqual(3)
  }
})

test('the third colour stands out from both others or is the figure colour', () => {
  expect(paletteOf(['#1d2b3a', '#f05a3c'], false).accent).toBe('#fbf6ea')
  expect(paletteOf(['#123f52', '#f2e6d0'], false).accent).not.toBe('#fbf6ea')
  expect(paletteOf(['#15120f', '#fbf6ea'], true).accent).toBe('#15120f')
})

test('a portrait tells a low sound from a high one, and early from late', () => {
  const options = { slices: 8, audible: 0.006 }
  const low = portraitOf(tone(60, 0.0001), options)
  const high = portraitOf(tone(6000, 0.0001), options)
  expect(low.brightness).toBeLessThan(0.3)
  expect(high.brightness).toBeGreaterThan(0.7)
  expect(low.envelope[0]).toBeGreaterThan(low.envelope[7] ?? 1)
})
