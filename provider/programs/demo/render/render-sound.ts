import { analyzeSamples } from '../../analysis/analyze-samples.ts'
import { buildSoundFileName } from '../../../platform/sound/file-name.ts'
import { parseKey } from '../../../platform/sound/key.ts'
import { encodeMp3 } from '../../../platform/sound/encode-mp3.ts'
import { encodeWav, sampleRate, type WavTags } from '../../../platform/sound/wav.ts'
import type { StatedAttributes } from '../../analysis/sound-analysis.ts'
import { drawCover } from '../covers/draw-cover.ts'
import type { CatalogueSound } from '../../../catalog/catalogue.ts'
import type { PackSpec, SoundSpec } from '../types.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { storeContent } from '../../../platform/files/hashed-files.ts'

/**
 * Renders one sound of a pack and stores its WAV, preview and cover; rejects if any sample is not a
 * finite number.
 */
export async function renderSound(
  files: FileStore,
  pack: PackSpec,
  sound: SoundSpec,
): Promise<CatalogueSound> {
  const { channels } = sound.render()
  if (!channels.every((channel) => channel.every(Number.isFinite)))
    throw new Error('Not all samples are finite numbers.')
  const wav = encodeWav(channels, toWavTags(pack, sound))
  const analysis = analyzeSamples(channels, sampleRate, toStatements(sound))
  const { loudness, burstLoudness, truePeak, peaks, waveform, onsets, features, measures } =
    analysis
  const preview = await encodeMp3(channels, { isLoop: sound.kind === 'loop', truePeak })
  const cover = drawCover({
    drawingStyle: pack.cover,
    channels,
    colors: pack.colors,
    tempo: pack.bpm,
    root: parseKey(pack.key)?.root ?? 0,
    isPack: false,
  })
  const { slug, name, kind, instrument, tags, bpm, bars, key, description, priceCents } = sound
  return {
    slug,
    name,
    kind,
    instrument,
    tags,
    bpm,
    bpmSource: bpm === null ? null : 'stated',
    bars,
    key,
    keySource: key === null ? null : 'stated',
    rootNote: sound.midi,
    description,
    priceCents,
    frames: channels[0]?.length ?? 0,
    sampleRate,
    bitDepth: 24,
    channels: channels.length === 1 ? 1 : 2,
    loudness,
    truePeak,
    burstLoudness,
    peaks,
    waveform,
    onsets,
    features,
    measures,
    fileName: buildSoundFileName({ pack: pack.name, name, instrument, bpm, key }),
    wav: await storeContent(files, wav, 'wav'),
    preview: await storeContent(files, preview, 'mp3'),
    cover: await storeContent(files, cover, 'svg'),
    colors: pack.colors,
  }
}

function toStatements({ kind, instrument, bpm, key }: SoundSpec): StatedAttributes {
  const manifest = { evidence: 'manifest', confidence: 1 } as const
  return {
    kind,
    instrument,
    bpm: bpm === null ? null : { value: bpm, ...manifest },
    key: key === null ? null : { value: key, ...manifest },
  }
}

function toWavTags(pack: PackSpec, sound: SoundSpec): WavTags {
  const { kind, instrument, key, bpm, bars } = sound
  const isLoop = bpm !== null && bars !== null
  const root = parseKey(key)?.root
  return {
    title: sound.name,
    artist: pack.artist.name,
    album: pack.name,
    genre: pack.genre.label,
    comment: sound.description,
    created: pack.releasedAt.slice(0, 10),
    keywords: [kind, instrument, key ?? '', bpm === null ? '' : `${bpm} BPM`].filter(Boolean),
    loop: isLoop ? { bpm, beats: bars * 4 } : null,
    note: sound.midi ?? (isLoop && root !== undefined ? 60 + root : null),
  }
}
