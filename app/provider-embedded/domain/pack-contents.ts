import { createHash } from 'node:crypto'

/** A sound as a pack's ZIP needs it. */
export interface PackedSound {
  fileName: string
  sha256: string
  bytes: number
}

/** What a pack's ZIP holds, in order. */
export interface PackContents {
  folder: string
  sounds: readonly PackedSound[]
  licence: string
  /** The ISO date all files in it carry. */
  date: string
}

/** The text that travels with the sounds. */
export const licenceText = `Licence of these sounds

They are yours to use in your own music, films, games and other works, released and paid for
included, without further fee and without naming us.

You may not pass them on, sell them or offer them for download as sounds, alone or in a collection,
altered or not.
`

/** Names the exact content of a ZIP: another sound, name, date or licence gives another text. */
export function hashPackContents(contents: PackContents): string {
  return createHash('sha256').update(JSON.stringify(contents)).digest('hex')
}

const localHeader = 30
const sizesAfterData = 16
const centralHeader = 46
const endOfDirectory = 22

/** The size in bytes of the ZIP before it is written; nothing in it is compressed. */
export function calculateZipBytes(contents: PackContents): number {
  const headers = (name: string) =>
    localHeader + centralHeader + 2 * Buffer.byteLength(`${contents.folder}/${name}`)
  const sounds = contents.sounds.map(
    (sound) => headers(sound.fileName) + sound.bytes + sizesAfterData,
  )
  const licence = headers(licenceFileName) + Buffer.byteLength(contents.licence)
  return sounds.reduce((total, size) => total + size, licence + endOfDirectory)
}

export const licenceFileName = 'Licence.txt'
