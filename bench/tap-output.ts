import type { Page } from '@playwright/test'

/** A message of the audio worklet processor, and the page's clocks when it arrived. */
export interface TapMessage {
  readonly data: unknown
  /** The context time audible at `performanceTime`, in seconds. */
  readonly contextTime: number
  /** In milliseconds of the page's clock. */
  readonly performanceTime: number
}

declare global {
  interface Window {
    /** The processor's messages, in order. */
    tapMessages: TapMessage[]
    /** The port of the processor in the latest context. */
    tapPort: MessagePort | undefined
    /** True once the processor receives the page's output. */
    isTapReady: boolean
  }
}

/**
 * Runs an audio worklet processor on all output of the page's audio contexts. `script` registers it
 * as `output-tap`. Call it before opening the page; the processor receives the output shortly after
 * a context is opened. The browser context must bypass the page's content security policy, which
 * forbids the script.
 */
export async function tapOutput(page: Page, script: string): Promise<void> {
  await page.addInitScript((source) => {
    globalThis.window.tapMessages = []
    async function tap(node: AudioNode, destination: AudioDestinationNode) {
      const context = destination.context as AudioContext
      const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
      await context.audioWorklet.addModule(url)
      const worklet = new AudioWorkletNode(context, 'output-tap')
      worklet.port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp()
        globalThis.window.tapMessages.push({ data, contextTime, performanceTime })
      })
      worklet.port.start()
      globalThis.window.tapPort = worklet.port
      // Nodes without an output are not processed; this processor outputs silence.
      node.connect(worklet).connect(destination)
      globalThis.window.isTapReady = true
    }
    AudioNode.prototype.connect = new Proxy(AudioNode.prototype.connect, {
      apply(connect, node: AudioNode, args) {
        const target: unknown = args[0]
        if (target instanceof AudioDestinationNode && !(node instanceof AudioWorkletNode))
          void tap(node, target)
        return Reflect.apply(connect, node, args) as unknown
      },
    })
  }, script)
}
