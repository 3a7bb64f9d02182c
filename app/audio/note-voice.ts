import { alignToFrame, fadeOut } from './buffer-voice.ts'
import { Level } from './level.ts'
import type { Output } from './output.ts'
import type { NoteOptions, NoteVoice } from './types.ts'

/**
 * Plays a decoded recording at a different pitch, not before `earliestStart` (context time, in
 * seconds). `gain` is the linear gain of the recording.
 */
export function playNote(
  { context, input }: Output,
  buffer: AudioBuffer,
  gain: number,
  { semitones, level, onEnd }: NoteOptions,
  earliestStart: number,
): NoteVoice {
  const source = new AudioBufferSourceNode(context, { buffer, playbackRate: toRate(semitones) })
  const fader = new GainNode(context, { gain: gain * level })
  const fade = new Level(fader, gain * level)
  source.connect(fader).connect(input)
  source.start(alignToFrame(context, Math.max(context.currentTime, earliestStart)))
  source.addEventListener('ended', () => {
    source.disconnect()
    fader.disconnect()
    onEnd()
  })
  return {
    setPitch: (value) => (source.playbackRate.value = toRate(value)),
    stop: () => fadeOut(context, source, fade),
  }
}

/** Returns the playback rate that shifts a recording by a number of semitones. */
function toRate(semitones: number): number {
  return 2 ** (semitones / 12)
}
