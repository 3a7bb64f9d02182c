import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type {
  Catalogue,
  CataloguePack,
  CatalogueSound,
  FileExtension,
  FileRef,
} from '../../../provider/catalog/catalogue.ts'
import type { Instrument } from '../../../provider/catalog/instruments.ts'

/**
 * Writes a catalogue of two packs with six sounds each (two loops, four one-shots) and tiny files
 * to a folder, and returns its manifest. `change` can modify the manifest before it is written.
 */
export async function writeCatalogue(
  folder: string,
  change: (manifest: Catalogue) => Catalogue = (manifest) => manifest,
): Promise<Catalogue> {
  await mkdir(join(folder, 'files'), { recursive: true })
  const manifest = change({
    version: '1',
    packs: [await createDuskTextures(folder), await createNightMarket(folder)],
  })
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest))
  return manifest
}

async function createDuskTextures(folder: string): Promise<CataloguePack> {
  return await createPack(folder, {
    slug: 'dusk-textures',
    name: 'Dusk Textures',
    artist: { slug: 'mira-vale', name: 'Mira Välé', description: 'Records rooms after dark.' },
    genre: { code: 'ambient', label: 'Ambient' },
    priceCents: 1900,
    releasedAt: '2026-03-01',
    bpm: 84,
    key: 'F minor',
    sounds: [
      ['slow-tide', 'Slow Tide', 'loop', 'texture', 84, 'F minor', null],
      ['low-hum', 'Low Hum', 'loop', 'bass', 84, 'F minor', null],
      ['glass-pad', 'Glass Pad', 'one-shot', 'pad', null, 'F minor', 149],
      ['felt-keys', 'Felt Keys', 'one-shot', 'keys', null, 'A#', 99],
      ['soft-kick', 'Soft Kick', 'one-shot', 'kick', null, null, 49],
      ['rain-noise', 'Rain Noise', 'one-shot', 'effect', null, null, 79],
    ],
  })
}

async function createNightMarket(folder: string): Promise<CataloguePack> {
  return await createPack(folder, {
    slug: 'night-market',
    name: 'Night Market',
    artist: { slug: 'okto', name: 'Okto', description: 'Drums & voices.' },
    genre: { code: 'house', label: 'House' },
    priceCents: 1200,
    releasedAt: '2026-05-01',
    bpm: 124,
    key: 'A minor',
    sounds: [
      ['stall-groove', 'Stall Groove', 'loop', 'drums', 124, null, null],
      ['neon-chords', 'Neon Chords', 'loop', 'chords', 124, 'A minor', null],
      ['market-kick', 'Market Kick', 'one-shot', 'kick', null, null, 59],
      ['paper-clap', 'Paper Clap', 'one-shot', 'clap', null, null, 59],
      ['round-sub', 'Round Sub', 'one-shot', 'bass', null, 'A minor', 129],
      ['copper-bell', 'Copper Bell', 'one-shot', 'bell', null, 'E', 199],
    ],
  })
}

type SoundTuple = [
  slug: string,
  name: string,
  kind: 'loop' | 'one-shot',
  instrument: Instrument,
  bpm: number | null,
  key: string | null,
  priceCents: number | null,
]

type PackInput = Pick<
  CataloguePack,
  'slug' | 'name' | 'artist' | 'genre' | 'priceCents' | 'releasedAt' | 'bpm' | 'key'
> & { sounds: SoundTuple[] }

async function createPack(
  folder: string,
  { sounds, ...values }: PackInput,
): Promise<CataloguePack> {
  return {
    ...values,
    summary: `${values.name} in one sentence.`,
    description: [`First words on ${values.name}.`, 'Warm <em>& wide</em>.'],
    colors: ['#112233', '#ddeeff'],
    cover: await writeHashedFile(folder, 'svg', createSvg(values.slug)),
    demo: {
      preview: await writeHashedFile(folder, 'mp3', `preview of ${values.slug}`),
      frames: 44100 * 20,
      peaks: createPeaks(7),
    },
    sounds: await Promise.all(sounds.map((tuple) => createSound(folder, values.slug, tuple))),
  }
}

async function createSound(
  folder: string,
  packSlug: string,
  tuple: SoundTuple,
): Promise<CatalogueSound> {
  const [slug, name, kind, instrument, bpm, key, priceCents] = tuple
  return {
    slug,
    name,
    kind,
    instrument,
    tags: [],
    bpm,
    bpmSource: bpm === null ? null : 'stated',
    bars: kind === 'loop' ? 4 : null,
    key,
    keySource: key === null ? null : 'stated',
    rootNote: null,
    priceCents,
    description: `${name} of ${packSlug}.`,
    frames: kind === 'loop' ? 88200 : 22050,
    sampleRate: 44100,
    bitDepth: 24,
    channels: 1,
    loudness: -14.2,
    truePeak: -1.1,
    burstLoudness: -11.5,
    peaks: createPeaks(slug.length),
    waveform: null,
    onsets: [],
    features: [],
    measures: null,
    fileName: `OVT_${packSlug}_${slug}.wav`,
    wav: await writeHashedFile(folder, 'wav', createWav(slug.length * 10)),
    preview: await writeHashedFile(folder, 'mp3', `preview of ${packSlug}/${slug}`),
    cover: await writeHashedFile(folder, 'svg', createSvg(`${packSlug}/${slug}`)),
    colors: ['#221133', '#ffeedd'],
  }
}

async function writeHashedFile<Extension extends FileExtension>(
  folder: string,
  extension: Extension,
  content: string | Uint8Array,
): Promise<FileRef<Extension>> {
  const bytes = Buffer.from(content)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await writeFile(join(folder, 'files', `${sha256}.${extension}`), bytes)
  return { sha256, extension, bytes: bytes.length }
}

function createSvg(label: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><title>${label}</title></svg>`
}

function createPeaks(seed: number): string {
  return Buffer.from(Array.from({ length: 160 }, (_, bar) => (bar * seed) % 256)).toString('base64')
}

/** Creates a valid 24-bit mono WAV file with the given number of silent frames. */
function createWav(frames: number): Uint8Array {
  const data = Buffer.alloc(44 + frames * 3)
  data.write('RIFF', 0)
  data.writeUInt32LE(36 + frames * 3, 4)
  data.write('WAVEfmt ', 8)
  data.writeUInt32LE(16, 16)
  data.writeUInt16LE(1, 20)
  data.writeUInt16LE(1, 22)
  data.writeUInt32LE(44100, 24)
  data.writeUInt32LE(44100 * 3, 28)
  data.writeUInt16LE(3, 32)
  data.writeUInt16LE(24, 34)
  data.write('data', 36)
  data.writeUInt32LE(frames * 3, 40)
  return data
}
