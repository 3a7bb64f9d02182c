import { parseKey } from '../../../platform/sound/key.ts'
import { noStatements, type ChunkStatements } from './sound-file.ts'
import { isTempo } from './stated-tempo.ts'

const maxCommentCount = 200

/** Reads the tempo (`BPM`) and the key (`KEY`, `INITIALKEY`) from the comments of a FLAC file. */
export function readFlacStatements(content: Buffer, seconds: number): ChunkStatements {
  const comments = readComments(content)
  const bpm = Number(comments.get('BPM') ?? comments.get('TBPM') ?? Number.NaN)
  const spelled = spellKey(comments.get('INITIALKEY') ?? comments.get('KEY') ?? '')
  const key = parseKey(spelled)
  const hasTempo = isTempo(bpm)
  return {
    ...noStatements,
    bpm: hasTempo ? bpm : null,
    beats: hasTempo ? Math.round((bpm * seconds) / 60) : null,
    root: key?.root ?? null,
    mode: key?.isMinor === true ? 'minor' : spelled.endsWith('major') ? 'major' : null,
  }
}

/** Reads all complete Vorbis comments, keyed by uppercase name. */
function readComments(content: Buffer): ReadonlyMap<string, string> {
  const comments = new Map<string, string>()
  let position = 0
  const readLength = () => {
    const length = position + 4 <= content.length ? content.readUInt32LE(position) : 0
    position += 4
    return length
  }
  position += readLength()
  const count = Math.min(readLength(), maxCommentCount)
  for (let index = 0; index < count && position < content.length; index += 1) {
    const length = readLength()
    const [name = '', value = ''] = content
      .toString('utf8', position, position + length)
      .split(/=(.*)/s)
    comments.set(name.toUpperCase(), value.trim())
    position += length
  }
  return comments
}

/** Normalizes "F#m", "F#min" and "F# minor" to "F# minor". */
function spellKey(text: string): string {
  const parts = /^([A-G][#b]?)\s*(m|min|minor|maj|major)?$/i.exec(text)
  const note = (parts?.[1] ?? '').replace(/^./, (letter) => letter.toUpperCase())
  const mode = parts?.[2]
  if (mode === undefined) return note
  return `${note} ${mode === 'M' || /^maj/i.test(mode) ? 'major' : 'minor'}`
}
