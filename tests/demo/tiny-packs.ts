import type { PackSpec, RenderedSound, SoundSpec } from '#provider/programs/demo/types.ts'

const bpm = 240
const barFrames = 44_100

function createTone(frames: number, hertz: number, decay: number): RenderedSound {
  const samples = Float32Array.from(
    { length: frames },
    (_, frame) =>
      0.6 * Math.exp(-decay * (frame / 44_100)) * Math.sin((2 * Math.PI * hertz * frame) / 44_100),
  )
  return { sampleRate: 44_100, channels: [samples] }
}

function createLoop(slug: string, instrument: SoundSpec['instrument'], hertz: number): SoundSpec {
  return {
    slug,
    name: `Loop ${slug}`,
    kind: 'loop',
    instrument,
    bpm,
    bars: 1,
    swing: 0,
    key: instrument === 'drums' ? null : 'F minor',
    midi: null,
    tags: ['warm'],
    description: 'A loop.',
    priceCents: null,
    render: () => createTone(barFrames, hertz, 2),
  }
}

function createOneShot(
  slug: string,
  instrument: SoundSpec['instrument'],
  hertz: number,
): SoundSpec {
  return {
    ...createLoop(slug, instrument, hertz),
    name: `Shot ${slug}`,
    kind: 'one-shot',
    bpm: null,
    bars: null,
    key: instrument === 'bass' ? 'A' : null,
    midi: instrument === 'bass' ? 45 : null,
    priceCents: 99,
    render: () => createTone(12_345, hertz, 14),
  }
}

function createPack(slug: string, cover: PackSpec['cover'], root: number): PackSpec {
  return {
    slug,
    name: `Pack ${slug}`,
    artist: { slug: 'tiny', name: 'Tiny Orchestra', description: 'Small.' },
    genre: { code: 'test', label: 'Test' },
    summary: 'A tiny pack.',
    description: ['Tiny.'],
    priceCents: 900,
    releasedAt: '2026-02-03T00:00:00.000Z',
    bpm,
    key: 'F minor',
    colors: ['#1d2b3a', '#f05a3c'],
    cover,
    sounds: [
      createLoop('beat', 'drums', root),
      createLoop('line', 'bass', root * 1.5),
      createOneShot('hit', 'kick', root * 2),
      createOneShot('note', 'bass', 110),
    ],
  }
}

/** Four packs that render almost instantly. */
export const packSpecs: readonly PackSpec[] = [
  createPack('one', 'rings', 100),
  createPack('two', 'columns', 150),
  createPack('three', 'rings', 200),
  createPack('four', 'columns', 250),
]
