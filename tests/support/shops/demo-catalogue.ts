import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packSpecs } from '#provider/programs/demo/packs/index.ts'
import type { PackSpec, SoundSpec } from '#provider/programs/demo/types.ts'
import type {
  Catalogue,
  CataloguePack,
  CatalogueSound,
  FileExtension,
} from '#provider/catalog/catalogue.ts'

/**
 * Writes the manifest of the full demo catalogue to a folder, without the files, because rendering
 * them takes a minute.
 */
export async function writeDemoCatalogue(folder: string): Promise<Catalogue> {
  const catalogue = { version: 'texts only', packs: packSpecs.map(toPack) }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(catalogue))
  return catalogue
}

function toPack({ sounds, cover: _cover, ...pack }: PackSpec): CataloguePack {
  return {
    ...pack,
    cover: createFile(pack.slug, 'svg'),
    demo: { preview: createFile(pack.slug, 'mp3'), frames: 44_100 * 14, peaks: '' },
    sounds: sounds.map((sound) => toSound(pack.slug, sound)),
  }
}

function toSound(packSlug: string, sound: SoundSpec): CatalogueSound {
  const { swing: _swing, midi: _midi, render: _render, ...facts } = sound
  const id = `${packSlug}/${sound.slug}`
  return {
    ...facts,
    bpmSource: facts.bpm === null ? null : 'stated',
    keySource: facts.key === null ? null : 'stated',
    frames: 44_100,
    sampleRate: 44_100,
    bitDepth: 24,
    channels: 1,
    loudness: null,
    truePeak: null,
    peaks: '',
    waveform: null,
    onsets: [],
    features: [],
    measures: null,
    fileName: `OVT_${sound.slug}.wav`,
    wav: createFile(id, 'wav'),
    preview: createFile(id, 'mp3'),
    cover: createFile(id, 'svg'),
    colors: ['#112233', '#ddeeff'],
  }
}

function createFile<Extension extends FileExtension>(id: string, extension: Extension) {
  return { sha256: createHash('sha256').update(id).digest('hex'), extension, bytes: 1 }
}
