import type { Chunk } from './chunks.ts'
import { noStatements, type ChunkStatements } from './sound-file.ts'
import { agreesWithLength } from './stated-tempo.ts'

const acidFlags = { oneShot: 1, rootIsSet: 2 } as const
/** Samplers write middle C if no note was chosen. */
const defaultNote = 60

/**
 * Reads the `acid` chunk (Sony ACID) and the `smpl` chunk (MIDI sampler) of a WAV file; `seconds`
 * is its length. Ignores a tempo that contradicts the length.
 */
export function readWavStatements(
  chunks: ReadonlyMap<string, Chunk>,
  seconds: number,
): ChunkStatements {
  const acid = readAcidChunk(chunks.get('acid')?.content ?? Buffer.alloc(0), seconds)
  const note = readSamplerNote(chunks.get('smpl')?.content ?? Buffer.alloc(0))
  // The octave of the root in an `acid` chunk is usually that of middle C, whatever the sound.
  if (acid.kind === 'loop' || note === null) return acid
  const root = acid.root ?? note % 12
  return { ...acid, root, note: note % 12 === root ? note : null }
}

function readAcidChunk(content: Buffer, seconds: number): ChunkStatements {
  if (content.length < 24) return noStatements
  const flags = content.readUInt32LE(0)
  const isOneShot = (flags & acidFlags.oneShot) !== 0
  const [bpm, beats] = [content.readFloatLE(20), content.readUInt32LE(12)]
  const isLoop = !isOneShot && beats > 0 && agreesWithLength({ bpm, beats, seconds })
  return {
    ...noStatements,
    kind: isOneShot ? 'one-shot' : isLoop ? 'loop' : null,
    bpm: isLoop ? bpm : null,
    beats: isLoop ? beats : null,
    root: (flags & acidFlags.rootIsSet) === 0 ? null : content.readUInt16LE(4) % 12,
  }
}

function readSamplerNote(content: Buffer): number | null {
  if (content.length < 36) return null
  const note = content.readUInt32LE(12)
  return note === 0 || note === defaultNote || note > 127 ? null : note
}
