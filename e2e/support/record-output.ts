import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** What the page has sent to the audio device, in order, as `[left, right]` blocks. */
    recordedBlocks: Float32Array[][]
    isRecorderReady: boolean
  }
}

/** Sends what passes through to the page in blocks of 2048 frames, by a port. */
const worklet = `
registerProcessor('output-recorder', class extends AudioWorkletProcessor {
  blocks = [[], []]
  process([input]) {
    for (const side of [0, 1]) {
      const samples = input[side] ?? input[0] ?? new Float32Array(128)
      this.blocks[side].push(...samples)
    }
    if (this.blocks[0].length >= 2048) {
      this.port.postMessage(this.blocks.map((samples) => Float32Array.from(samples)))
      this.blocks = [[], []]
    }
    return true
  }
})`

/**
 * Records everything that the page's audio contexts send to their device, from the samples that the
 * device receives. Call it before the page is opened; recording starts a moment after the context. The
 * context must bypass the page's content security policy, which forbids the recorder's script.
 */
export async function recordOutput(page: Page): Promise<OutputRecording> {
  await page.addInitScript((script) => {
    globalThis.window.recordedBlocks = []
    async function record(node: AudioNode, destination: AudioDestinationNode) {
      const context = destination.context as AudioContext
      const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
      await context.audioWorklet.addModule(url)
      const recorder = new AudioWorkletNode(context, 'output-recorder')
      recorder.port.addEventListener('message', (event: MessageEvent<Float32Array[]>) => {
        globalThis.window.recordedBlocks.push(event.data)
      })
      recorder.port.start()
      // A node that leads nowhere is not processed; the recorder's output is silent.
      node.connect(recorder).connect(destination)
      globalThis.window.isRecorderReady = true
    }
    AudioNode.prototype.connect = new Proxy(AudioNode.prototype.connect, {
      apply(connect, node: AudioNode, args) {
        const target: unknown = args[0]
        if (target instanceof AudioDestinationNode && !(node instanceof AudioWorkletNode))
          void record(node, target)
        return Reflect.apply(connect, node, args) as unknown
      },
    })
  }, worklet)
  return new OutputRecording(page)
}

/** The recorded samples of both sides. */
export type Samples = readonly [Float32Array, Float32Array]

class OutputRecording {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Waits until the recorder listens; the page must have played something. */
  async waitUntilReady(): Promise<void> {
    await this.#page.waitForFunction(() => globalThis.window.isRecorderReady)
  }

  /** Forgets what was recorded so far. */
  async clear(): Promise<void> {
    await this.#page.evaluate(() => (globalThis.window.recordedBlocks = []))
  }

  /** Waits until this number of frames is recorded from now on, and returns all since the start. */
  async readFurther(frames: number): Promise<Samples> {
    return this.read(frames + 2048 * (await this.#page.evaluate(countBlocks)))
  }

  /** Waits until at least this number of frames is recorded, and returns all. */
  async read(frames: number): Promise<Samples> {
    await this.#page.waitForFunction(
      (wanted) => globalThis.window.recordedBlocks.length * 2048 >= wanted,
      frames,
      { timeout: 60_000 },
    )
    const sides = await this.#page.evaluate(() => {
      const { recordedBlocks: blocks } = globalThis.window
      return [0, 1].map((side) => {
        const samples = new Float32Array(blocks.length * 2048)
        for (const [index, block] of blocks.entries()) samples.set(block[side] ?? [], index * 2048)
        const bytes = new Uint8Array(samples.buffer)
        let text = ''
        for (let at = 0; at < bytes.length; at += 8192)
          text += String.fromCodePoint(...bytes.subarray(at, at + 8192))
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

function countBlocks(): number {
  return globalThis.window.recordedBlocks.length
}
