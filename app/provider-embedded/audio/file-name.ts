import { parseKey } from './key.ts'

/**
 * Builds the file name of a sound in the usual order of sample libraries: shop, pack, tempo,
 * instrument, key and name, such as `OVT_DuskTextures_120_Bass_Fm_RoundSub.wav`. It contains only
 * characters that are safe on every file system and in a `Content-Disposition` header.
 */
export function buildSoundFileName(sound: {
  pack: string
  name: string
  instrument: string
  bpm: number | null
  key: string | null
}): string {
  const parts = [
    'OVT',
    toPascalCase(sound.pack),
    sound.bpm === null ? '' : String(Math.round(sound.bpm)),
    toPascalCase(sound.instrument),
    parseKey(sound.key)?.short ?? '',
    toPascalCase(sound.name),
  ]
  return `${parts.filter((part) => part !== '').join('_')}.wav`
}

/** Builds the file name of a pack, such as `OVT_DuskTextures.zip`. */
export function buildPackFileName(pack: string): string {
  return `OVT_${toPascalCase(pack)}.zip`
}

/** Converts a name such as "Dusk & Textures, no. 2" to "DuskTexturesNo2", without accents. */
function toPascalCase(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .split(/[^A-Za-z0-9]+/)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
