import { createStore } from '#app/ui/store.ts'
import { parseMidiMessage } from './midi-message.ts'
import type { MidiEvent } from './midi-message.ts'

/** `absent`: the browser has no Web MIDI; `refused`: the visitor or a policy does not allow it. */
type MidiStatus = 'idle' | 'asking' | 'connected' | 'refused' | 'absent'

export interface MidiState {
  readonly status: MidiStatus
  /** The names of the devices that are plugged in. */
  readonly devices: readonly string[]
}

type MidiListener = (event: MidiEvent) => void

/**
 * All MIDI keyboards and controllers of the visitor, also those that are plugged in later. It asks for
 * them only when `connect` is called, and keeps them as long as the page.
 */
export class MidiInputs {
  readonly state = createStore<MidiState>({ status: 'idle', devices: [] })
  readonly #listeners = new Set<MidiListener>()
  readonly #requestAccess: (() => Promise<MIDIAccess>) | undefined

  /** `requestAccess` is undefined in browsers without Web MIDI. */
  constructor(requestAccess: (() => Promise<MIDIAccess>) | undefined) {
    this.#requestAccess = requestAccess
  }

  /** Calls `listener` for what is played; returns a function that unsubscribes. */
  readonly listen = (listener: MidiListener): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Asks the visitor for the devices; a refusal becomes the status and can be followed by another request. */
  async connect(): Promise<void> {
    const { status } = this.state.get()
    if (status === 'asking' || status === 'connected') return
    if (!this.#requestAccess) {
      this.state.set({ status: 'absent', devices: [] })
      return
    }
    this.state.set({ status: 'asking', devices: [] })
    try {
      this.#use(await this.#requestAccess())
    } catch {
      this.state.set({ status: 'refused', devices: [] })
    }
  }

  #use(access: MIDIAccess): void {
    const update = () => {
      const inputs = [...access.inputs.values()].filter(({ state }) => state === 'connected')
      for (const input of inputs) this.#listenTo(input)
      const devices = inputs.map(({ name }) => name ?? '')
      // The keys of a device that was unplugged are never released.
      if (devices.length < this.state.get().devices.length) this.#emit({ type: 'stop-all' })
      this.state.set({ status: 'connected', devices })
    }
    access.addEventListener('statechange', update)
    update()
  }

  /** Does nothing for an input that is listened to already. */
  #listenTo(input: MIDIInput): void {
    input.addEventListener('midimessage', this.#receive)
    // Another program may have taken the device for itself.
    input.open().catch(() => undefined)
  }

  readonly #receive = ({ data }: MIDIMessageEvent): void => {
    const event = data && parseMidiMessage(data)
    if (event) this.#emit(event)
  }

  #emit(event: MidiEvent): void {
    for (const listener of this.#listeners) listener(event)
  }
}
