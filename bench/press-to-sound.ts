import { chromium } from '@playwright/test'
import type { Browser, Locator, Page } from '@playwright/test'
import { median } from './median.ts'
import { printResult } from './print-result.ts'
import { startShop } from './shop.ts'

const listPath = '/en/catalog?type=one-shots'
const soundCount = 20

declare global {
  interface Window {
    /** The times at which sound began after silence, in milliseconds of the page's clock. */
    onsets: number[]
    pressedAt: number
  }
}

/**
 * Prints the time from the press of a play button until its first audible sample reaches the audio
 * device: for sounds that were played before, that were fetched ahead, and that are fetched on the
 * press; each beside a bare page with a preloaded audio element for the same files.
 */
export async function measurePressToSound(dataDir: string): Promise<void> {
  const shop = await startShop(dataDir)
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  })
  try {
    const bare = await measureBareAudio(browser, shop.origin)
    printTimes('Press to sound, bare preloaded <audio>', bare)
    const ahead = await measureShop(browser, shop.origin, { isCold: false })
    printTimes('Press to sound, fetched ahead', ahead.first, bare)
    printTimes('Press to sound, played before', ahead.again, bare)
    const cold = await measureShop(browser, shop.origin, { isCold: true })
    printTimes('Press to sound, fetched on the press', cold.first, bare)
  } finally {
    await browser.close()
    await shop.close()
  }
}

function printTimes(name: string, times: readonly number[], bare?: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0
  const ratio = bare ? `, ${(median(times) / median(bare)).toFixed(2)} times a bare <audio>` : ''
  printResult(
    name,
    `median ${median(times).toFixed(0)} ms, 95th percentile ${p95.toFixed(0)} ms${ratio}`,
  )
}

async function measureShop(browser: Browser, origin: string, { isCold }: { isCold: boolean }) {
  const page = await openListeningPage(browser)
  if (isCold) {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
  }
  await page.goto(origin + listPath)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const buttons = page.locator('[data-row] [data-play]')
  // The first sound opens the audio device.
  await measurePress(page, buttons.nth(0))
  const first: number[] = []
  const again: number[] = []
  for (const times of [first, again]) {
    for (let row = 1; row <= soundCount; row++) {
      times.push(await measurePress(page, buttons.nth(row)))
      await page.locator('[data-playing]').first().waitFor({ state: 'detached' })
    }
  }
  await page.context().close()
  return { first, again }
}

/** Presses the audio elements of a page that holds nothing but them. */
async function measureBareAudio(browser: Browser, origin: string): Promise<number[]> {
  const page = await openListeningPage(browser)
  const html = await (await fetch(origin + listPath)).text()
  const urls = [...new Set(html.match(/\/media\/[^"\\]+\.mp3/g))].slice(0, soundCount + 1)
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate((addresses) => {
    const context = new AudioContext({ sampleRate: 44_100, latencyHint: 'interactive' })
    const output = new GainNode(context)
    output.connect(context.destination)
    document.body.replaceChildren(
      ...addresses.map((url) => {
        const audio = new Audio(url)
        audio.preload = 'auto'
        context.createMediaElementSource(audio).connect(output)
        const button = document.createElement('button')
        button.addEventListener('click', () => {
          void context.resume()
          void audio.play()
        })
        return button
      }),
    )
  }, urls)
  const buttons = page.locator('button')
  await page.waitForTimeout(2000)
  await measurePress(page, buttons.nth(0))
  const times: number[] = []
  for (let index = 1; index < urls.length; index++) {
    await page.waitForTimeout(2500)
    times.push(await measurePress(page, buttons.nth(index)))
  }
  await page.context().close()
  return times
}

/** Returns the milliseconds from a press of Enter on a button to the first audible sample. */
async function measurePress(page: Page, button: Locator): Promise<number> {
  await button.focus()
  await page.waitForTimeout(400)
  await page.evaluate(() => {
    globalThis.window.onsets = []
    globalThis.window.pressedAt = Infinity
  })
  await page.keyboard.press('Enter')
  await page.waitForFunction(() =>
    globalThis.window.onsets.some((time) => time >= globalThis.window.pressedAt),
  )
  return page.evaluate(() => {
    const { onsets, pressedAt } = globalThis.window
    return (onsets.find((time) => time >= pressedAt) ?? 0) - pressedAt
  })
}

/** Notes the frame at which a sound begins after 20 ms of silence. */
const onsetFinder = `
registerProcessor('onset-finder', class extends AudioWorkletProcessor {
  silentFrames = 1e9
  process([input]) {
    const samples = input[0] ?? new Float32Array(128)
    for (const [index, sample] of samples.entries()) {
      if (Math.abs(sample) < 1e-4) { this.silentFrames++; continue }
      if (this.silentFrames > sampleRate / 50) this.port.postMessage((currentFrame + index) / sampleRate)
      this.silentFrames = 0
    }
    return true
  }
})`

/** Opens a page that notes when it is pressed and when its audio contexts begin to sound. */
async function openListeningPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    bypassCSP: true,
    viewport: { width: 1280, height: 800 },
  })
  const page = await context.newPage()
  await page.addInitScript((script) => {
    globalThis.window.onsets = []
    addEventListener('keydown', (event) => (globalThis.window.pressedAt = event.timeStamp), true)
    async function listen(node: AudioNode, destination: AudioDestinationNode) {
      const audio = destination.context as AudioContext
      await audio.audioWorklet.addModule(
        URL.createObjectURL(new Blob([script], { type: 'text/javascript' })),
      )
      const finder = new AudioWorkletNode(audio, 'onset-finder')
      finder.port.addEventListener('message', ({ data }: MessageEvent<number>) => {
        const { contextTime = 0, performanceTime = 0 } = audio.getOutputTimestamp()
        globalThis.window.onsets.push(performanceTime + (data - contextTime) * 1000)
      })
      finder.port.start()
      node.connect(finder).connect(destination)
    }
    AudioNode.prototype.connect = new Proxy(AudioNode.prototype.connect, {
      apply(connect, node: AudioNode, args) {
        const target: unknown = args[0]
        if (target instanceof AudioDestinationNode && !(node instanceof AudioWorkletNode))
          void listen(node, target)
        return Reflect.apply(connect, node, args) as unknown
      },
    })
  }, onsetFinder)
  return page
}
