/** A MIDI event relevant to the sampler, with MIDI note numbers. */
export type MidiEvent =
  | { readonly type: 'start'; readonly note: number; readonly velocity: number }
  | { readonly type: 'release'; readonly note: number }
  | { readonly type: 'sustain'; readonly isSustained: boolean }
  | { readonly type: 'bend'; readonly semitones: number }
  | { readonly type: 'stop-all' }

/** The usual range of the pitch wheel, in semitones to either side. */
const bendSemitones = 2

const controllers = { sustainPedal: 64, allSoundOff: 120, allNotesOff: 123 } as const

/**
 * Parses a MIDI 1.0 channel message, ignoring its channel; velocities range from 0 to 1. Returns
 * null for messages irrelevant to a sampler.
 */
export function parseMidiMessage([
  status = 0,
  first = 0,
  second = 0,
]: Uint8Array): MidiEvent | null {
  switch (status & 0xf0) {
    case 0x80:
      return { type: 'release', note: first }
    case 0x90:
      // Many keyboards send velocity 0 instead of note-off.
      if (second === 0) return { type: 'release', note: first }
      return { type: 'start', note: first, velocity: second / 127 }
    case 0xb0:
      return parseController(first, second)
    case 0xe0:
      return { type: 'bend', semitones: (((second << 7) | first) / 8192 - 1) * bendSemitones }
    default:
      return null
  }
}

function parseController(controller: number, value: number): MidiEvent | null {
  if (controller === controllers.sustainPedal) return { type: 'sustain', isSustained: value >= 64 }
  const isOff = controller === controllers.allSoundOff || controller === controllers.allNotesOff
  return isOff ? { type: 'stop-all' } : null
}
