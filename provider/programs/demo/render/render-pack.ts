import { toDecibels } from '../../analysis/measure/decibels.ts'
import { computeTruePeak } from '../../analysis/measure/true-peak.ts'
import { parseKey } from '../../../platform/sound/key.ts'
import { encodeMp3 } from '../../../platform/sound/encode-mp3.ts'
import { computePeaks } from '../../../platform/sound/peaks.ts'
import { readWav } from '../../../platform/sound/read-wav.ts'
import { drawCover } from '../covers/draw-cover.ts'
import type { CatalogueSound } from '../../../catalog/catalogue.ts'
import type { PackSpec } from '../types.ts'
import { arrange, type Material } from './arrangement.ts'
import type { PackFiles } from './jobs.ts'
import { mixDown } from './mix-down.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { storeContent, toKey } from '../../../platform/files/hashed-files.ts'
import { readBytes } from '../../../platform/files/read-file.ts'

/** Mixes the demo of a pack from its stored sounds and draws its cover from that mix. */
export async function renderPack(
  files: FileStore,
  pack: PackSpec,
  sounds: readonly CatalogueSound[],
): Promise<PackFiles> {
  const materials = await Promise.all(sounds.map((sound) => loadMaterial(files, sound)))
  const channels = mixDown(arrange(materials, pack.bpm))
  const truePeak = toDecibels(computeTruePeak(channels, false))
  const cover = drawCover({
    drawingStyle: pack.cover,
    channels,
    colors: pack.colors,
    tempo: pack.bpm,
    root: parseKey(pack.key)?.root ?? 0,
    isPack: true,
  })
  return {
    cover: await storeContent(files, cover, 'svg'),
    demo: {
      preview: await storeContent(
        files,
        await encodeMp3(channels, { isLoop: false, truePeak }),
        'mp3',
      ),
      frames: channels[0]?.length ?? 0,
      peaks: computePeaks(channels),
    },
  }
}

async function loadMaterial(files: FileStore, sound: CatalogueSound): Promise<Material> {
  const { kind, instrument, bpm } = sound
  return {
    kind,
    instrument,
    bpm,
    channels: readWav(await readBytes(files, toKey(sound.wav))).channels(),
  }
}
