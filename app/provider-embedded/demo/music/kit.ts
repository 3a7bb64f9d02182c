import { extended, type Effect } from '../dsp/effects.ts'
import { finishLoop, finishOneShot } from '../dsp/finish.ts'
import type { Instrument, SoundSpec } from '../types.ts'
import type { Voice } from '../voices/voice.ts'
import { groupOf, targets } from './groups.ts'
import { noteName, noteNumber } from './harmony.ts'
import { renderLoop, type LoopDesign, type Part } from './loop.ts'

/** Settings shared by the sounds of a pack; swing is a fraction of a sixteenth. */
export interface Frame {
  readonly pack: string
  readonly bpm: number
  readonly swing: number
  readonly key: string
}

/** Name, instrument and description of a sound. */
export type Label = readonly [name: string, instrument: Instrument, description: string]

/** The design of a loop. */
export interface LoopParts {
  readonly parts: readonly Part[]
  readonly effect?: Effect
}

/** The design of a one-shot: the name of its note, its length and how long it is held, in seconds. */
export interface Shot {
  readonly voice: Voice
  readonly price: number
  /** The stated note; a sound without one is unpitched. */
  readonly note?: string
  /** Root and mode of a chord, which has no single note; `at` says where it is played. */
  readonly chord?: { readonly key: string; readonly at: string }
  readonly gate?: number
  readonly longest?: number
  readonly velocity?: number
  readonly effect?: Effect
  readonly tail?: number
}

/** Lower case, with dashes for everything but letters and digits. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** A loop of a pack; its parts are created when it is rendered. */
export function loop(frame: Frame, label: Label, bars: number, make: () => LoopParts): SoundSpec {
  const [name, instrument, description] = label
  const slug = slugOf(name)
  const group = groupOf[instrument]
  return {
    slug,
    name,
    kind: 'loop',
    instrument,
    bpm: frame.bpm,
    bars,
    swing: frame.swing,
    key: group === 'pitched' ? frame.key : null,
    midi: null,
    description,
    priceCents: null,
    render: () => {
      const design: LoopDesign = { bpm: frame.bpm, swing: frame.swing, ...make(), bars }
      const mix = renderLoop(design, `${frame.pack}/${slug}`)
      return { sampleRate: 44100, channels: finishLoop(mix, targets.loop[group]) }
    },
  }
}

/** A one-shot of a pack. */
export function oneShot(frame: Frame, label: Label, shot: Shot): SoundSpec {
  const [name, instrument, description] = label
  const slug = slugOf(name)
  const group = groupOf[instrument]
  const midi = shot.note === undefined ? null : noteNumber(shot.note)
  const played = shot.chord ? noteNumber(shot.chord.at) : (midi ?? 60)
  return {
    slug,
    name,
    kind: 'one-shot',
    instrument,
    bpm: null,
    bars: null,
    swing: 0,
    key: shot.chord?.key ?? (midi === null ? null : noteName(midi)),
    midi,
    description,
    priceCents: shot.price,
    render: () => {
      const velocity = shot.velocity ?? 0.9
      const seed = `${frame.pack}/${slug}`
      const raw = shot.voice({ midi: played, gate: shot.gate ?? 0.5, velocity, seed })
      const room = extended(raw, shot.tail ?? 0)
      const sound = shot.effect ? shot.effect(room, false) : room
      const channels = finishOneShot(sound, targets['one-shot'][group], shot.longest ?? 4)
      return { sampleRate: 44100, channels }
    },
  }
}
