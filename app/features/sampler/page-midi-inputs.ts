import { MidiInputs } from './midi-inputs.ts'

const { requestMIDIAccess } = navigator as Partial<Navigator>

/** The page's MIDI inputs, connected until the page is left. */
export const midiInputs = new MidiInputs(
  requestMIDIAccess && (() => requestMIDIAccess.call(navigator)),
)
