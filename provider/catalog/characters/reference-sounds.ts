import { measureNames, type MeasureName, type SoundMeasures } from './measures.rules.ts'
import { demoRows } from './reference/demo-sounds.ts'
import { recordingRows } from './reference/recordings.ts'

/** A sound that others are compared with. */
export interface ReferenceSound {
  readonly instrument: string
  readonly kind: 'loop' | 'one-shot'
  readonly name: string
  readonly measures: SoundMeasures
}

/** Lists the CC0 recordings. */
export function listRecordings(): ReferenceSound[] {
  return parseRows(recordingRows)
}

/** Lists the sounds of the demo whose instruments the recordings lack. */
export function listDemoSounds(): ReferenceSound[] {
  return parseRows(demoRows)
}

/** Parses a row a sound: its instrument, kind and name, and its measures in their order. */
function parseRows(rows: string): ReferenceSound[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [instrument = '', kind, name = '', ...values] = row.split(' ')
      const measures = Object.fromEntries(
        measureNames.map((name, index) => [
          name,
          values[index] === '-' ? null : Number(values[index]),
        ]),
      ) as Record<MeasureName, number | null> as SoundMeasures
      return { instrument, kind: kind === 'loop' ? 'loop' : 'one-shot', name, measures }
    })
}
