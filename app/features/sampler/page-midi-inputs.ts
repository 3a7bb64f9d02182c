import { MidiInputs } from './midi-inputs.ts'

const { requestMIDIAccess } = navigator as Partial<Navigator>

/** The MIDI inputs of the page, which stay connected until it is left. */
export const midiInputs = new MidiInputs(
  requestMIDIAccess && (() => requestMIDIAccess.call(navigator)),
)
