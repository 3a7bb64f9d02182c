import { createHash } from 'node:crypto'

/** A sound file inside the ZIP of a pack. */
export interface PackedSound {
  fileName: string
  sha256: string
  bytes: number
}

/** The contents of the ZIP of a pack, in order. */
export interface PackContents {
  folder: string
  sounds: readonly PackedSound[]
  licence: string
  /** The modification date of all files in the ZIP, in ISO format. */
  date: string
}

export const licenceFileName = 'License.txt'

/** The licence that every ZIP includes. */
export const licenceText = `License for these sounds

You may use them in your own music, films, games, podcasts and performances, including
commercially, anywhere in the world, with no further payment, no time limit and no credit required.

You may not distribute them on their own or lightly edited, whether by selling them, giving them
away or including them in a sample library or an instrument.
`

/** Hashes the exact contents: a different sound, name, date or licence changes the hash. */
export function hashPackContents(contents: PackContents): string {
  return createHash('sha256').update(JSON.stringify(contents)).digest('hex')
}

const localHeaderBytes = 30
const dataDescriptorBytes = 16
const centralHeaderBytes = 46
const endOfDirectoryBytes = 22

/**
 * Calculates the size of the ZIP in bytes before it is written; the files are stored uncompressed.
 */
export function calculateZipSize(contents: PackContents): number {
  const calculateHeaderBytes = (name: string) =>
    localHeaderBytes + centralHeaderBytes + 2 * Buffer.byteLength(`${contents.folder}/${name}`)
  const sounds = contents.sounds.map(
    (sound) => calculateHeaderBytes(sound.fileName) + sound.bytes + dataDescriptorBytes,
  )
  const licence = calculateHeaderBytes(licenceFileName) + Buffer.byteLength(contents.licence)
  return sounds.reduce((total, size) => total + size, licence + endOfDirectoryBytes)
}
