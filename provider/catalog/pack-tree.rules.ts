import type { OwnTexts } from '#shop/own-texts.ts'
import type { Instrument } from './instruments.ts'
import type { CoverFile, PackContents, PackedSound } from './pack-contents.rules.ts'
import type { Locale } from '../platform/texts/locales.ts'

/** A sound of a pack; several sounds may have the same `fileName`. */
export interface SoundInPack {
  readonly kind: 'loop' | 'one-shot'
  readonly instrument: string
  readonly fileName: string
  readonly sha256: string
  readonly bytes: number
  /** Null until the file has been read for its checksum. */
  readonly crc32: number | null
}

/** A text file in a pack ZIP. */
export interface PackText {
  readonly fileName: string
  readonly text: string
}

/** A pack sold as a ZIP; its sounds are in order. */
export interface SoldPack {
  /** The language of its text files. */
  readonly language: Locale
  readonly name: string
  readonly artist: string
  /** The texts that the owner has replaced. */
  readonly ownTexts?: OwnTexts | undefined
  readonly shop: string
  readonly licensor: string
  /** ISO date. */
  readonly releasedAt: string
  /** Email address for license questions. */
  readonly contact: string
  readonly cover: CoverFile
  readonly sounds: readonly SoundInPack[]
}

/** The facts in the text files of a pack. */
export interface PackFacts extends Omit<SoldPack, 'cover' | 'sounds'> {
  readonly loops: number
  readonly oneShots: number
  /** The file name of one of the sounds, as an example. */
  readonly exampleFileName: string
}

/**
 * Arranges a pack as one folder named after it, with the readme, the license, the cover, and the
 * sounds by kind and instrument, as described in `docs/downloads.md`.
 */
export function arrangePack(
  pack: SoldPack,
  writeTexts: (facts: PackFacts) => readonly PackText[],
): PackContents {
  const folder = toFolderName(pack.name)
  const sounds = nameUniquely(pack.sounds)
  const facts = {
    ...pack,
    loops: countKind(sounds, 'loop'),
    oneShots: countKind(sounds, 'one-shot'),
    exampleFileName: sounds[0]?.fileName ?? '',
  }
  return {
    texts: writeTexts(facts).map(({ fileName, text }) => ({
      path: `${folder}/${fileName}`,
      text,
    })),
    cover: { ...pack.cover, path: `${folder}/${getCoverName(pack.cover)}` },
    sounds: sounds.map((sound) => toPackedSound(folder, sound)),
    date: pack.releasedAt,
  }
}

/**
 * Arranges single sounds in the folder `folder` like those of a pack, without its other files. Their
 * names differ from those of `others`, which are in the same folder.
 */
export function arrangeSounds(
  folder: string,
  sounds: readonly SoundInPack[],
  others: readonly PackedSound[],
): PackedSound[] {
  const taken = others.map(({ path }) => path.slice(path.lastIndexOf('/') + 1))
  return nameUniquely(sounds, taken).map((sound) => toPackedSound(folder, sound))
}

/** Returns the name of a cover in the ZIP, in its converted format. */
function getCoverName({ extension }: CoverFile): string {
  return extension === 'svg' ? 'Cover.png' : 'Cover.jpg'
}

function toPackedSound(folder: string, sound: SoundInPack): PackedSound {
  const { kind, instrument, fileName, sha256, bytes, crc32 } = sound
  const path = [folder, kindFolders[kind], getInstrumentFolder(instrument), fileName].join('/')
  return { path, sha256, bytes, crc32 }
}

const kindFolders = { loop: 'Loops', 'one-shot': 'One-shots' } as const

const instrumentFolders = {
  drums: 'Drums',
  kick: 'Kicks',
  snare: 'Snares',
  clap: 'Claps',
  hat: 'Hats',
  cymbal: 'Cymbals',
  tom: 'Toms',
  percussion: 'Percussion',
  bass: 'Bass',
  synth: 'Synths',
  keys: 'Keys',
  guitar: 'Guitars',
  strings: 'Strings',
  brass: 'Brass',
  pad: 'Pads',
  lead: 'Leads',
  pluck: 'Plucks',
  bell: 'Bells',
  chords: 'Chords',
  vocal: 'Vocals',
  texture: 'Textures',
  effect: 'Effects',
} satisfies Record<Instrument, string>

const foldersByInstrument = new Map<string, string>(Object.entries(instrumentFolders))

function getInstrumentFolder(instrument: string): string {
  return foldersByInstrument.get(instrument) ?? 'Other'
}

function countKind(sounds: readonly SoundInPack[], kind: SoundInPack['kind']): number {
  return sounds.filter((sound) => sound.kind === kind).length
}

/**
 * Numbers duplicate file names, so that all sounds also fit in one folder of a case-insensitive
 * file system.
 */
function nameUniquely(
  sounds: readonly SoundInPack[],
  others: readonly string[] = [],
): SoundInPack[] {
  const taken = new Set(others.map((name) => name.toLowerCase()))
  return sounds.map((sound) => {
    const fileName = findFreeName(sound.fileName, taken)
    taken.add(fileName.toLowerCase())
    return { ...sound, fileName }
  })
}

function findFreeName(fileName: string, taken: ReadonlySet<string>): string {
  let name = fileName
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) {
    name = fileName.replace(/(\.[^.]*)?$/, `_${number}$1`)
  }
  return name
}

/** Device names, which Windows rejects as folder names. */
const reservedNames = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** Characters that Windows, macOS or Linux reject in file names, and `#`. */
// oxlint-disable-next-line no-control-regex -- control characters are among them
const unsafeCharacters = /[\u0000-\u001f\u007f<>:"/\\|?*#]+/g

/** Converts the name of a pack to a folder name valid on every file system. */
export function toFolderName(name: string): string {
  const safe = name.normalize('NFC').replace(unsafeCharacters, ' ').replace(/\s+/g, ' ')
  // Windows strips trailing dots and spaces; elsewhere, a leading dot hides the folder.
  const trimmed = [...safe]
    .slice(0, 80)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '')
  if (trimmed === '') return 'Pack'
  return reservedNames.test(trimmed) ? `${trimmed} pack` : trimmed
}
