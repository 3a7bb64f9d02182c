import { alignToFrame, fadeOut, getFadeLead } from './buffer-voice.ts'
import { Level } from './level.ts'
import type { Output } from './output.ts'
import { getStartFade } from './start-fade.ts'
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
  const fade = getStartFade(buffer)
  const soonest = context.currentTime + (fade > 0 ? getFadeLead(context) : 0)
  const start = alignToFrame(context, Math.max(soonest, earliestStart))
  const initialGain = fade > 0 ? 0 : gain * level
  const fader = new GainNode(context, { gain: initialGain })
  const envelope = new Level(fader, initialGain)
  if (fade > 0) envelope.rampTo(gain * level, start, fade)
  source.connect(fader).connect(input)
  source.start(start)
  source.addEventListener('ended', () => {
    source.disconnect()
    fader.disconnect()
    onEnd()
  })
  return {
    setPitch: (value) => (source.playbackRate.value = toRate(value)),
    stop: () => fadeOut(context, source, envelope),
  }
}

/** Returns the playback rate that shifts a recording by a number of semitones. */
function toRate(semitones: number): number {
  return 2 ** (semitones / 12)
}
