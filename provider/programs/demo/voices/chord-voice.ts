import { mixChannels, toStereo } from '../dsp/signal.ts'
import type { Voice } from './voice.ts'

/** Creates a voice that plays a chord; the intervals are in semitones above the note. */
export function createChordVoice(voice: Voice, intervals: readonly number[]): Voice {
  return (note) => {
    const notes = intervals.map((interval, i) =>
      toStereo(voice({ ...note, midi: note.midi + interval, seed: `${note.seed}${i}` })),
    )
    const gain = 1 / Math.sqrt(intervals.length)
    return [0, 1].map((side) =>
      mixChannels(
        ...notes.map((pair): readonly [Float32Array, number] => [pair[side] ?? pair[0], gain]),
      ),
    )
  }
}
