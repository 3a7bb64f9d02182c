import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Plugs in or unplugs a device. */
    plugMidi: (name: string, isPlugged: boolean) => void
    /** Sends a message from a device. */
    sendMidi: (name: string, bytes: number[]) => void
    midiRequests: number
  }
}

/**
 * Replaces the Web MIDI API of the browser with simulated devices, since test machines have none.
 * With `isRefused`, access is denied as by the visitor.
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
      // An unplugged device leaves the map.
      if (isPlugged) ports.set(name, port)
      else ports.delete(name)
      access.dispatchEvent(Object.assign(new Event('statechange'), { port }))
    }
    globalThis.window.sendMidi = (name, bytes) => {
      const port = ports.get(name)
      // Closed ports do not deliver messages.
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

/** Plugs in or unplugs a simulated device. */
export async function plugMidi(page: Page, name: string, isPlugged = true): Promise<void> {
  await page.evaluate(([device, plugged]) => globalThis.window.plugMidi(device, plugged), [
    name,
    isPlugged,
  ] as const)
}

/** Sends a message from a simulated device. */
export async function sendMidi(page: Page, name: string, ...bytes: number[]): Promise<void> {
  await page.evaluate(([device, message]) => globalThis.window.sendMidi(device, message), [
    name,
    bytes,
  ] as [string, number[]])
}
