import { createStore } from '#app/ui/store.ts'
import { parseMidiMessage } from './midi-message.ts'
import type { MidiEvent } from './midi-message.ts'

/**
 * `absent`: the browser does not support Web MIDI. `refused`: the visitor or a policy does not
 * allow it.
 */
type MidiStatus = 'idle' | 'asking' | 'connected' | 'refused' | 'absent'

export interface MidiState {
  readonly status: MidiStatus
  /** The names of the connected devices. */
  readonly devices: readonly string[]
}

type MidiListener = (event: MidiEvent) => void

/**
 * All of the visitor's MIDI keyboards and controllers, including those connected later. Access is
 * requested by `connect` and lasts as long as the page.
 */
export class MidiInputs {
  readonly state = createStore<MidiState>({ status: 'idle', devices: [] })
  readonly #listeners = new Set<MidiListener>()
  readonly #requestAccess: (() => Promise<MIDIAccess>) | undefined

  /** `requestAccess` is undefined in browsers without Web MIDI. */
  constructor(requestAccess: (() => Promise<MIDIAccess>) | undefined) {
    this.#requestAccess = requestAccess
  }

  /** Calls `listener` for MIDI events; returns an unsubscribe function. */
  readonly listen = (listener: MidiListener): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Requests access to the devices; a refusal sets the status and can be retried. */
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
      // A disconnected device never releases its keys.
      if (devices.length < this.state.get().devices.length) this.#emit({ type: 'stop-all' })
      this.state.set({ status: 'connected', devices })
    }
    access.addEventListener('statechange', update)
    update()
  }

  /** Has no effect for an input already in use. */
  #listenTo(input: MIDIInput): void {
    input.addEventListener('midimessage', this.#receive)
    // Another program may have exclusive access to the device.
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
