import type { Chunk } from './chunks.ts'
import { noStatements, type ChunkStatements } from './sound-file.ts'
import { isTempo } from './stated-tempo.ts'

const scaleModes: Readonly<Record<number, 'minor' | 'major'>> = { 1: 'minor', 2: 'major' }
/** Samplers write middle C if no note was chosen. */
const defaultNote = 60

/**
 * Reads the `basc` chunk (Apple Loops) and the `INST` chunk of an AIFF file; `seconds` is its
 * length.
 */
export function readAiffStatements(
  chunks: ReadonlyMap<string, Chunk>,
  seconds: number,
): ChunkStatements {
  const loop = chunks.get('basc')?.content
  if (loop !== undefined && loop.length >= 18) return readLoopChunk(loop, seconds)
  const note = readInstrumentNote(chunks.get('INST')?.content)
  return { ...noStatements, root: note === null ? null : note % 12, note }
}

function readLoopChunk(content: Buffer, seconds: number): ChunkStatements {
  const beats = content.readUInt32BE(4)
  const note = content.readUInt16BE(8)
  const bpm = (beats * 60) / seconds
  const isLoop = content.readUInt16BE(16) === 0 && isTempo(bpm)
  return {
    kind: isLoop ? 'loop' : content.readUInt16BE(16) === 1 ? 'one-shot' : null,
    bpm: isLoop ? bpm : null,
    beats: isLoop ? beats : null,
    root: note === 0 || note > 127 ? null : note % 12,
    note: null,
    mode: scaleModes[content.readUInt16BE(10)] ?? null,
  }
}

function readInstrumentNote(content: Buffer | undefined): number | null {
  const note = content?.[0] ?? 0
  return note === 0 || note === defaultNote || note > 127 ? null : note
}
