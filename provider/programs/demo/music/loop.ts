import type { Effect } from '../dsp/effects.ts'
import { cosine, decibelsToGain } from '../../../platform/sound/portable-math.ts'
import { sampleRate } from '../dsp/sample-rate.ts'
import { mapChannels, createSilence, toStereo, type Signal } from '../dsp/signal.ts'
import type { Voice } from '../voices/voice.ts'
import type { NoteEvent } from './events.ts'

/** One instrument of a loop: its voice, its notes, its level in dB and its pan from −1 to 1. */
export interface Part {
  readonly voice: Voice
  readonly events: readonly NoteEvent[]
  readonly level?: number
  readonly pan?: number
  /** Fraction of the written length for which a note is held. */
  readonly hold?: number
  readonly effect?: Effect
}

/** A whole loop: parts that are mixed and passed through an effect. */
export interface LoopDesign {
  readonly bpm: number
  readonly bars: number
  readonly swing: number
  readonly parts: readonly Part[]
  readonly effect?: Effect
}

/** Converts a number of 4/4 bars to frames. */
function barsToFrames(bpm: number, bars: number): number {
  return Math.round((bars * 240 * sampleRate) / bpm)
}

/** Returns the time of a sixteenth-note step in seconds; swing delays every second step. */
function stepToSeconds(step: number, bpm: number, swing: number): number {
  return ((step + (step % 2 === 1 ? swing : 0)) * 15) / bpm
}

function velocityToGain(velocity: number): number {
  return velocity * Math.sqrt(velocity)
}

/** Adds a note to a loop in place; its tail wraps around to the start. */
function addNote(loop: Signal, note: Signal, start: number, gains: readonly number[]): void {
  const sides = toStereo(note)
  loop.forEach((channel, side) => {
    const source = sides[side] ?? sides[0]
    const gain = gains[side] ?? 1
    let at = start % channel.length
    for (let i = 0; i < source.length; i++) {
      channel[at] = (channel[at] ?? 0) + (source[i] ?? 0) * gain
      at = at + 1 === channel.length ? 0 : at + 1
    }
  })
}

function renderPart(part: Part, design: LoopDesign, seed: string): Float32Array[] {
  const out = createSilence(barsToFrames(design.bpm, design.bars), 2)
  const pan = part.pan ?? 0
  const sides = [cosine((1 + pan) / 8) * 1.4142, cosine((1 - pan) / 8) * 1.4142]
  const played = new Map<string, Signal>()
  part.events.forEach((event, index) => {
    const gate = (event.length * (part.hold ?? 0.94) * 15) / design.bpm
    const take = `${seed}/${event.midi}/${event.velocity}/${event.length}/${index % 3}`
    const { midi, velocity } = event
    const note = played.get(take) ?? part.voice({ midi, gate, velocity, seed: take })
    played.set(take, note)
    const start = Math.round(stepToSeconds(event.step, design.bpm, design.swing) * sampleRate)
    const gain = velocityToGain(velocity) * decibelsToGain(part.level ?? 0)
    addNote(
      out,
      note,
      start,
      sides.map((side) => side * gain),
    )
  })
  return part.effect ? part.effect(out, true) : out
}

/** Renders a loop in stereo, before `finishLoop`. The seed varies its hits. */
export function renderLoop(design: LoopDesign, seed: string): Float32Array[] {
  const out = createSilence(barsToFrames(design.bpm, design.bars), 2)
  design.parts.forEach((part, index) => {
    const rendered = renderPart(part, design, `${seed}${index}`)
    out.forEach((channel, side) => {
      const source = rendered[side]
      if (!source) return
      for (let i = 0; i < channel.length; i++) channel[i] = (channel[i] ?? 0) + (source[i] ?? 0)
    })
  })
  return design.effect ? design.effect(out, true) : mapChannels(out, (channel) => channel)
}
