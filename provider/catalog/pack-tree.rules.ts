import type { OwnTexts } from '#shop/own-texts.ts'
import type { Instrument } from './instruments.ts'
import type { CoverFile, PackContents, PackedSound } from './pack-contents.rules.ts'
import type { Locale } from '../platform/texts/locales.ts'

/** A sound of a pack; `fileName` may be the same for several sounds. */
export interface SoundInPack {
  readonly kind: 'loop' | 'one-shot'
  readonly instrument: string
  readonly fileName: string
  readonly sha256: string
  readonly bytes: number
}

/** A text in the ZIP of a pack. */
export interface PackText {
  readonly fileName: string
  readonly text: string
}

/** A pack that is sold as a ZIP; the sounds are in order. */
export interface SoldPack {
  /** The language of its texts. */
  readonly language: Locale
  readonly name: string
  readonly artist: string
  /** The texts that the owner of the shop has changed. */
  readonly ownTexts?: OwnTexts | undefined
  /** The name of the shop that sells it. */
  readonly shop: string
  readonly licensor: string
  /** ISO date. */
  readonly releasedAt: string
  /** Email address for questions about the license. */
  readonly contact: string
  readonly cover: CoverFile
  readonly sounds: readonly SoundInPack[]
}

/** The facts that the texts in the ZIP of a pack state. */
export interface PackFacts extends Omit<SoldPack, 'cover' | 'sounds'> {
  readonly loops: number
  readonly oneShots: number
  /** The file name of one of the sounds. */
  readonly exampleFileName: string
}

/**
 * Arranges a pack in one tree: a folder with the name of the pack that contains the read-me, the
 * license, the cover and the sounds by kind and instrument, as `docs/downloads.md` describes it.
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

/** Returns the name of a cover in the ZIP, where it is in a format that every computer opens. */
function getCoverName({ extension }: CoverFile): string {
  return extension === 'svg' ? 'Cover.png' : 'Cover.jpg'
}

function toPackedSound(folder: string, sound: SoundInPack): PackedSound {
  const { kind, instrument, fileName, sha256, bytes } = sound
  const path = [folder, kindFolders[kind], getInstrumentFolder(instrument), fileName].join('/')
  return { path, sha256, bytes }
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
 * Numbers repeated file names, so that all sounds of a pack also fit in one folder of a file system
 * that ignores case.
 */
function nameUniquely(sounds: readonly SoundInPack[]): SoundInPack[] {
  const taken = new Set<string>()
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

/** Names of devices, which Windows refuses as names of folders. */
const reservedNames = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** Characters that Windows, macOS or Linux refuse in file names, and `#`. */
// oxlint-disable-next-line no-control-regex -- control characters are among them
const unsafeCharacters = /[\u0000-\u001f\u007f<>:"/\\|?*#]+/g

/** Converts the name of a pack to the name of a folder that every file system accepts. */
function toFolderName(name: string): string {
  const safe = name.normalize('NFC').replace(unsafeCharacters, ' ').replace(/\s+/g, ' ')
  // Windows removes dots and spaces at the end; a dot at the start hides a folder elsewhere.
  const trimmed = [...safe]
    .slice(0, 80)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '')
  if (trimmed === '') return 'Pack'
  return reservedNames.test(trimmed) ? `${trimmed} pack` : trimmed
}
