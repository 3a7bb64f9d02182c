import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Plugs in a device, or takes one away. */
    plugMidi: (name: string, isPlugged: boolean) => void
    /** Sends a message from a device. */
    sendMidi: (name: string, bytes: number[]) => void
    midiRequests: number
  }
}

/**
 * Replaces the browser's access to MIDI devices, since test machines have none, by objects that behave as
 * the Web MIDI API specifies. `isRefused` answers as a visitor who does not allow it.
 */
export async function simulateMidi(page: Page, { isRefused = false } = {}): Promise<void> {
  await page.addInitScript((refused) => {
    class Port extends EventTarget {
      state = 'connected'
      connection = 'closed'
      readonly type = 'input'
      readonly id: string
      readonly name: string
      constructor(name: string) {
        super()
        this.id = name
        this.name = name
      }
      open() {
        this.connection = 'open'
        return Promise.resolve(this)
      }
    }
    const ports = new Map<string, Port>()
    const access = Object.assign(new EventTarget(), {
      inputs: ports,
      outputs: new Map(),
      sysexEnabled: false,
    })
    globalThis.window.midiRequests = 0
    globalThis.window.plugMidi = (name, isPlugged) => {
      const port = ports.get(name) ?? new Port(name)
      port.state = isPlugged ? 'connected' : 'disconnected'
      // A device that is unplugged leaves the map.
      if (isPlugged) ports.set(name, port)
      else ports.delete(name)
      access.dispatchEvent(Object.assign(new Event('statechange'), { port }))
    }
    globalThis.window.sendMidi = (name, bytes) => {
      const port = ports.get(name)
      // Closed ports deliver nothing.
      if (port?.connection !== 'open') return
      const data = Uint8Array.from(bytes)
      port.dispatchEvent(Object.assign(new Event('midimessage'), { data }))
    }
    Object.defineProperty(navigator, 'requestMIDIAccess', {
      value: () => {
        globalThis.window.midiRequests += 1
        return refused
          ? Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
          : Promise.resolve(access)
      },
    })
  }, isRefused)
}

/** Plugs in a simulated device, or takes it away. */
export async function plugMidi(page: Page, name: string, isPlugged = true): Promise<void> {
  await page.evaluate(([device, plugged]) => globalThis.window.plugMidi(device, plugged), [
    name,
    isPlugged,
  ] as const)
}

/** Sends a message of a simulated device. */
export async function sendMidi(page: Page, name: string, ...bytes: number[]): Promise<void> {
  await page.evaluate(([device, message]) => globalThis.window.sendMidi(device, message), [
    name,
    bytes,
  ] as [string, number[]])
}
