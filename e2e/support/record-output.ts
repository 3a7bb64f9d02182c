import type { Page } from '@playwright/test'
import { tapOutput } from '../../bench/tap-output.ts'
import { expect } from './test.ts'

const blockFrames = 2048

/**
 * Forwards its input to the page in stereo blocks. Responds to each message with the rest of the
 * current block, then null.
 */
const recorder = `
registerProcessor('output-tap', class extends AudioWorkletProcessor {
  blocks = [[], []]
  constructor() {
    super()
    this.port.onmessage = () => {
      this.send()
      this.port.postMessage(null)
    }
  }
  send() {
    this.port.postMessage(this.blocks.map((samples) => Float32Array.from(samples)))
    this.blocks = [[], []]
  }
  process([input]) {
    for (const side of [0, 1]) {
      const samples = input[side] ?? input[0] ?? new Float32Array(128)
      this.blocks[side].push(...samples)
    }
    if (this.blocks[0].length >= ${blockFrames}) this.send()
    return true
  }
})`

/** Records everything the page sends to its audio device, as described at `tapOutput`. */
export async function recordOutput(page: Page): Promise<OutputRecording> {
  await tapOutput(page, recorder)
  await page.addInitScript(() => {
    globalThis.window.countFrames = () =>
      globalThis.window.tapMessages.reduce(
        (sum, { data }) => sum + ((data as Float32Array[] | null)?.[0]?.length ?? 0),
        0,
      )
  })
  return new OutputRecording(page)
}

declare global {
  interface Window {
    /** Returns the number of recorded frames. */
    countFrames: () => number
  }
}

/** The recorded samples of both channels. */
export type Samples = readonly [Float32Array, Float32Array]

export class OutputRecording {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Waits until the recorder is running; the page must have played something. */
  async waitUntilReady(): Promise<void> {
    await this.#page.waitForFunction(() => globalThis.window.isTapReady)
  }

  /** Discards everything recorded so far. */
  async clear(): Promise<void> {
    await this.#page.evaluate(flush)
    await this.#page.evaluate(() => {
      const { tapMessages } = globalThis.window
      tapMessages.splice(0, tapMessages.findLastIndex(({ data }) => data === null) + 1)
    })
  }

  /** Waits until what played before has faded out, and discards everything recorded so far. */
  async clearOnceSilent(): Promise<void> {
    const isSilent = async () => {
      await this.clear()
      const [left] = await this.readFurther(2 * blockFrames)
      return left.every((sample) => sample === 0)
    }
    await expect.poll(isSilent, { timeout: 30_000 }).toBe(true)
    await this.clear()
  }

  /** Waits for a number of new frames and returns all frames since the start. */
  async readFurther(frames: number): Promise<Samples> {
    await this.#page.evaluate(flush)
    return this.read(frames + (await this.#page.evaluate(() => globalThis.window.countFrames())))
  }

  /** Waits until at least a number of frames is recorded and returns all of them. */
  async read(frames: number): Promise<Samples> {
    await this.#page.waitForFunction(
      (wanted) => globalThis.window.countFrames() >= wanted,
      frames,
      { timeout: 60_000 },
    )
    const sides = await this.#page.evaluate(() => {
      const blocks = globalThis.window.tapMessages.map(({ data }) => data as Float32Array[] | null)
      return [0, 1].map((side) => {
        const samples = new Float32Array(globalThis.window.countFrames())
        let at = 0
        for (const block of blocks) {
          samples.set(block?.[side] ?? [], at)
          at += block?.[side]?.length ?? 0
        }
        const bytes = new Uint8Array(samples.buffer)
        let text = ''
        for (let start = 0; start < bytes.length; start += 8192)
          text += String.fromCodePoint(...bytes.subarray(start, start + 8192))
        return btoa(text)
      })
    })
    const [left, right] = sides.map((text) => {
      const bytes = Uint8Array.from(Buffer.from(text, 'base64'))
      return new Float32Array(bytes.buffer)
    })
    return [left ?? new Float32Array(), right ?? new Float32Array()]
  }
}

/** Waits until the page has received everything recorded so far. */
async function flush(): Promise<void> {
  const { tapPort } = globalThis.window
  if (!tapPort) return
  await new Promise<void>((resolve) => {
    const wait = ({ data }: MessageEvent<unknown>) => {
      if (data !== null) return
      tapPort.removeEventListener('message', wait)
      resolve()
    }
    tapPort.addEventListener('message', wait)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
    tapPort.postMessage(null)
  })
}
