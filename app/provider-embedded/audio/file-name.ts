import { parseKey } from './key.ts'

/**
 * Name of a sold sound as producers sort them: shop, pack, tempo, instrument, key, own name, such as
 * `OVT_DuskTextures_120_Bass_Fm_RoundSub.wav`. Only characters that are safe on every file system
 * and in a `Content-Disposition` header.
 */
export function soundFileName(sound: {
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

/** Name of a sold pack, such as `OVT_DuskTextures.zip`. */
export function packFileName(pack: string): string {
  return `OVT_${toPascalCase(pack)}.zip`
}

/** "Dusk & Textures, no. 2" becomes "DuskTexturesNo2"; accents are taken off. */
export function toPascalCase(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .split(/[^A-Za-z0-9]+/)
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
