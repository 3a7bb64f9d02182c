import { toPlainLetters } from '#shop/words/plain-letters.ts'
import { parseKey } from './key.ts'

/** The maximum length of each part of a file name, which keeps paths short. */
const maxPartLength = 60

/**
 * Builds the stored file name of a sound in the usual order of sample libraries: pack, tempo,
 * instrument, key and name, such as `DuskTextures_120_Bass_Fsm_RoundSub.wav`; `docs/downloads.md`
 * describes the convention. The shop's prefix is added when the file is sold. Contains only
 * characters that are safe on every file system and in a `Content-Disposition` header. Two sounds
 * can have the same file name.
 */
export function buildSoundFileName(sound: {
  pack: string
  name: string
  instrument: string
  bpm: number | null
  key: string | null
}): string {
  const parts = [
    toPascalCase(sound.pack),
    sound.bpm === null ? '' : String(Math.round(sound.bpm)),
    toPascalCase(sound.instrument),
    parseKey(sound.key)?.short ?? '',
    toPascalCase(removeInstrument(sound.name, sound.instrument)),
  ]
  return toPortableFileName(`${parts.filter((part) => part !== '').join('_')}.wav`)
}

/** Builds the file name of a sold pack, such as `OVT_DuskTextures.zip`. */
export function buildPackFileName(prefix: string, pack: string): string {
  return `${prefix}_${toPascalCase(pack) || 'Pack'}.zip`
}

/** Builds the file name of a sold sound from its stored one. */
export function buildSoldFileName(prefix: string, fileName: string): string {
  return `${prefix}_${toPortableFileName(fileName)}`
}

/**
 * Writes a sharp as `s`, as in `Fsm`: `#` has a special meaning in URLs, shells and some samplers.
 * Names stored by earlier versions contain it, and begin with the demo shop's prefix.
 */
export function toPortableFileName(fileName: string): string {
  return fileName.replace(/^OVT_/, '').replaceAll('#', 's')
}

/** Removes the instrument from either end of a name, because the file name already contains it. */
function removeInstrument(name: string, instrument: string): string {
  return name
    .replace(new RegExp(`^${instrument}s?\\b`, 'i'), '')
    .replace(new RegExp(`\\b${instrument}s?$`, 'i'), '')
}

/** Converts a name such as "Dusk & Textures, no. 2" to "DuskTexturesNo2", without accents. */
function toPascalCase(text: string): string {
  const words = toPlainLetters(text)
    .replace(/['’]/g, '')
    .split(/[^A-Za-z0-9]+/)
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return joined.slice(0, maxPartLength)
}
