import type { Page } from '@playwright/test'

/** A message of the processor, and what the clocks of the page said when it arrived. */
export interface TapMessage {
  readonly data: unknown
  /** The time of the audio context that is heard at `performanceTime`, in seconds. */
  readonly contextTime: number
  /** In milliseconds of the page's clock. */
  readonly performanceTime: number
}

declare global {
  interface Window {
    /** The messages of the processor, in order. */
    tapMessages: TapMessage[]
    /** Leads to the processor of the context that was opened last. */
    tapPort: MessagePort | undefined
    /** Whether the processor hears the page. */
    isTapReady: boolean
  }
}

/**
 * Runs an audio worklet processor on everything that the page's audio contexts send to their device.
 * `script` registers it as `output-tap`. Call it before the page is opened; the processor hears the
 * page a moment after the context is opened. The browser context must bypass the page's content
 * security policy, which forbids the script.
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
      // A node that leads nowhere is not processed; the output of the processor is silent.
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
