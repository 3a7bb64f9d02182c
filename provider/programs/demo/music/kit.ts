import { appendSilence, type Effect } from '../dsp/effects.ts'
import { finishLoop, finishOneShot } from '../dsp/finish.ts'
import type { Instrument } from '../../../catalog/instruments.ts'
import type { Tag } from '../../../catalog/tags.ts'
import type { SoundSpec } from '../types.ts'
import type { Voice } from '../voices/voice.ts'
import { loudnessGroups, loudnessTargets } from './groups.ts'
import { getNoteName, parseNote } from './harmony.ts'
import { renderLoop, type LoopDesign, type Part } from './loop.ts'

/** Settings shared by the sounds of a pack; swing is a fraction of a sixteenth note. */
export interface PackSettings {
  readonly pack: string
  readonly bpm: number
  readonly swing: number
  readonly key: string
}

/** The text displayed for a sound; two to four tags describe its character. */
export type SoundLabel = readonly [
  name: string,
  instrument: Instrument,
  description: string,
  tags: readonly Tag[],
]

/** The length of a loop, and its price in cents if it is also sold separately. */
export interface LoopTerms {
  readonly bars: number
  readonly price?: number
}

/** The parts of a loop, and the effect on their mix. */
export interface LoopParts {
  readonly parts: readonly Part[]
  readonly effect?: Effect
}

/**
 * The design of a one-shot. Times are in seconds: `gate` is how long its note is held, `longest`
 * its maximum length and `tail` the silence appended before the effect.
 */
export interface OneShotDesign {
  readonly voice: Voice
  readonly price: number
  /** The note of a one-shot with a single pitch, such as `A2`. */
  readonly note?: string
  /** The key of a chord, which has no single note; `at` is the note it is played on. */
  readonly chord?: { readonly key: string; readonly at: string }
  readonly gate?: number
  readonly longest?: number
  readonly velocity?: number
  readonly effect?: Effect
  readonly tail?: number
}

/** Converts a name to lowercase and replaces everything but letters and digits with hyphens. */
function toSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** Creates a loop of a pack; its parts are created when it is rendered. */
export function createLoop(
  settings: PackSettings,
  label: SoundLabel,
  { bars, price }: LoopTerms,
  make: () => LoopParts,
): SoundSpec {
  const [name, instrument, description, tags] = label
  const slug = toSlug(name)
  const group = loudnessGroups[instrument]
  return {
    slug,
    name,
    kind: 'loop',
    instrument,
    bpm: settings.bpm,
    bars,
    swing: settings.swing,
    key: group === 'pitched' ? settings.key : null,
    midi: null,
    tags,
    description,
    priceCents: price ?? null,
    render: () => {
      const design: LoopDesign = { bpm: settings.bpm, swing: settings.swing, ...make(), bars }
      const mix = renderLoop(design, `${settings.pack}/${slug}`)
      return { sampleRate: 44100, channels: finishLoop(mix, loudnessTargets.loop[group]) }
    },
  }
}

/** Creates a one-shot of a pack. */
export function createOneShot(
  frame: PackSettings,
  label: SoundLabel,
  shot: OneShotDesign,
): SoundSpec {
  const [name, instrument, description, tags] = label
  const slug = toSlug(name)
  const group = loudnessGroups[instrument]
  const midi = shot.note === undefined ? null : parseNote(shot.note)
  const played = shot.chord ? parseNote(shot.chord.at) : (midi ?? 60)
  return {
    slug,
    name,
    kind: 'one-shot',
    instrument,
    bpm: null,
    bars: null,
    swing: 0,
    key: shot.chord?.key ?? (midi === null ? null : getNoteName(midi)),
    midi,
    tags,
    description,
    priceCents: shot.price,
    render: () => {
      const velocity = shot.velocity ?? 0.9
      const seed = `${frame.pack}/${slug}`
      const raw = shot.voice({ midi: played, gate: shot.gate ?? 0.5, velocity, seed })
      const room = appendSilence(raw, shot.tail ?? 0)
      const sound = shot.effect ? shot.effect(room, false) : room
      const channels = finishOneShot(sound, loudnessTargets['one-shot'][group], shot.longest ?? 4)
      return { sampleRate: 44100, channels }
    },
  }
}
