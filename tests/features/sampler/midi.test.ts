import { describe, expect, test } from 'vitest'
import { MidiInputs } from '#app/features/sampler/midi-inputs.ts'
import { parseMidiMessage } from '#app/features/sampler/midi-message.ts'
import type { MidiEvent } from '#app/features/sampler/midi-message.ts'

const parse = (...bytes: number[]) => parseMidiMessage(Uint8Array.from(bytes))

describe('a MIDI message', () => {
  test('starts and releases notes on every channel [P3.12]', () => {
    expect(parse(0x90, 60, 127)).toEqual({ type: 'start', note: 60, velocity: 1 })
    expect(parse(0x9f, 61, 64)).toMatchObject({ type: 'start', note: 61 })
    expect(parse(0x80, 60, 64)).toEqual({ type: 'release', note: 60 })
    expect(parse(0x9f, 61, 0)).toEqual({ type: 'release', note: 61 })
  })

  test('presses and releases the sustain pedal, and ends all notes', () => {
    expect(parse(0xb0, 64, 127)).toEqual({ type: 'sustain', isSustained: true })
    expect(parse(0xb0, 64, 63)).toEqual({ type: 'sustain', isSustained: false })
    expect(parse(0xb0, 123, 0)).toEqual({ type: 'stop-all' })
  })

  test('bends by up to two semitones', () => {
    expect(parse(0xe0, 0, 64)).toEqual({ type: 'bend', semitones: 0 })
    expect(parse(0xe0, 0, 0)).toEqual({ type: 'bend', semitones: -2 })
    expect(parse(0xe0, 127, 127)).toMatchObject({ semitones: expect.closeTo(2, 3) as number })
  })

  test('of another kind is ignored', () => {
    for (const status of [0xa0, 0xc0, 0xd0, 0xf8, 0xfe]) expect(parse(status, 1, 1)).toBe(null)
    expect(parse(0xb0, 1, 100)).toBe(null)
    expect(parse()).toBe(null)
  })
})

/** A MIDI input whose messages are sent by the test. */
class FakeInput extends EventTarget {
  state = 'connected'
  isOpen = false
  readonly name: string

  constructor(name: string) {
    super()
    this.name = name
  }

  open(): Promise<void> {
    this.isOpen = true
    return Promise.resolve()
  }

  send(...bytes: number[]): void {
    const event = Object.assign(new Event('midimessage'), { data: Uint8Array.from(bytes) })
    this.dispatchEvent(event)
  }
}

class FakeAccess extends EventTarget {
  readonly inputs = new Map<string, FakeInput>()

  plug(input: FakeInput): void {
    this.inputs.set(input.name, input)
    this.dispatchEvent(new Event('statechange'))
  }

  unplug(input: FakeInput): void {
    input.state = 'disconnected'
    this.dispatchEvent(new Event('statechange'))
  }
}

function createInputs(access = new FakeAccess()) {
  let requests = 0
  const midi = new MidiInputs(() => {
    requests += 1
    return Promise.resolve(access as unknown as MIDIAccess)
  })
  const events: MidiEvent[] = []
  const stop = midi.listen((event) => events.push(event))
  return { midi, access, events, stop, requests: () => requests }
}

describe('MidiInputs', () => {
  test('requests devices only when the visitor connects them, and only once [P3.12]', async () => {
    const { midi, requests } = createInputs()
    expect(requests()).toBe(0)
    expect(midi.state.get().status).toBe('idle')
    await Promise.all([midi.connect(), midi.connect()])
    await midi.connect()
    expect(requests()).toBe(1)
    expect(midi.state.get()).toEqual({ status: 'connected', devices: [] })
  })

  test('all devices play, including those plugged in later [P3.12]', async () => {
    const { midi, access, events } = createInputs()
    const [keyboard, pads] = [new FakeInput('Keyboard'), new FakeInput('Pads')]
    access.plug(keyboard)
    await midi.connect()
    access.plug(pads)
    expect(midi.state.get().devices).toEqual(['Keyboard', 'Pads'])
    expect([keyboard.isOpen, pads.isOpen]).toEqual([true, true])
    keyboard.send(0x90, 60, 127)
    pads.send(0x90, 36, 127)
    expect(events.map((event) => ('note' in event ? event.note : null))).toEqual([60, 36])
  })

  test('the notes of a device end when it is unplugged', async () => {
    const { midi, access, events } = createInputs()
    const keyboard = new FakeInput('Keyboard')
    access.plug(keyboard)
    await midi.connect()
    access.unplug(keyboard)
    expect(midi.state.get()).toEqual({ status: 'connected', devices: [] })
    expect(events).toEqual([{ type: 'stop-all' }])
  })

  test('denied access is a status, and can be requested again', async () => {
    let isAllowed = false
    const midi = new MidiInputs(async () => {
      if (!isAllowed) throw new DOMException('Not now', 'NotAllowedError')
      return new FakeAccess() as unknown as MIDIAccess
    })
    await midi.connect()
    expect(midi.state.get().status).toBe('refused')
    isAllowed = true
    await midi.connect()
    expect(midi.state.get().status).toBe('connected')
  })

  test('a browser without Web MIDI has the status unsupported', async () => {
    const midi = new MidiInputs(undefined)
    await midi.connect()
    expect(midi.state.get().status).toBe('absent')
  })

  test('no messages are received after the listener unsubscribes', async () => {
    const { midi, access, events, stop } = createInputs()
    const keyboard = new FakeInput('Keyboard')
    access.plug(keyboard)
    await midi.connect()
    stop()
    keyboard.send(0x90, 60, 127)
    expect(events).toEqual([])
  })
})
