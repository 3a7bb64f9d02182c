import { chromium } from '@playwright/test'
import type { Browser, Locator, Page } from '@playwright/test'
import { median } from './median.ts'
import { printResult } from './print-result.ts'
import { startShop } from './shop.ts'
import { tapOutput } from './tap-output.ts'

const listPath = '/en/catalog?type=one-shots'
const soundCount = 20
/** How long a person holds the button of a mouse down, in milliseconds. */
const holdMilliseconds = 90
/** How many times as long as a bare preloaded element a sound that is fetched ahead may take. */
const maxRatio = 1.5

/** Network conditions, as in the DevTools protocol. */
interface Connection {
  /** In milliseconds. */
  readonly latency: number
  /** In bytes per second. */
  readonly downloadThroughput: number
  readonly uploadThroughput: number
}

/** A phone with a fair 3G connection. */
const slowConnection: Connection = {
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
}

declare global {
  interface Window {
    pressedAt: number
  }
}

/** The space bar on the focused row, or the mouse on its play button. */
type InputMethod = 'key' | 'pointer'

/**
 * Prints the time from a press until the first audible sample reaches the audio device: for sounds
 * that were played before, prefetched, or fetched on the press, also over a slow connection; each
 * next to a bare page with a preloaded audio element for the same file. If `isStrict`, the exit status
 * is 1 if sounds that were fetched ahead take more than 1.5 times as long as the bare elements.
 */
export async function measurePressToSound(dataDir: string, isStrict: boolean): Promise<void> {
  const shop = await startShop(dataDir)
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  })
  try {
    const barePointer = await measureBareAudio(browser, shop.origin, 'pointer')
    printTimes('Press to sound by pointer, bare preloaded <audio>', barePointer)
    const pointer = await measureShop(browser, shop.origin, {
      isCold: false,
      inputMethod: 'pointer',
    })
    printTimes('Press to sound by pointer, fetched ahead', pointer.first, barePointer)
    printTimes('Press to sound by pointer, played before', pointer.again, barePointer)
    const bare = await measureBareAudio(browser, shop.origin, 'key')
    printTimes('Press to sound, bare preloaded <audio>', bare)
    const ahead = await measureShop(browser, shop.origin, { isCold: false })
    printTimes('Press to sound, fetched ahead', ahead.first, bare)
    printTimes('Press to sound, played before', ahead.again, bare)
    const ratios = [median(pointer.first) / median(barePointer), median(ahead.first) / median(bare)]
    if (isStrict && ratios.some((ratio) => ratio > maxRatio)) process.exitCode = 1
    const cold = await measureShop(browser, shop.origin, { isCold: true })
    printTimes('Press to sound, fetched on the press', cold.first, bare)
    const slow = await measureShop(browser, shop.origin, {
      isCold: true,
      connection: slowConnection,
    })
    printTimes('Press to sound, fetched on the press over a slow line', slow.first, bare)
    const slowAhead = await measureShop(browser, shop.origin, {
      isCold: false,
      connection: slowConnection,
    })
    printTimes('Press to sound, fetched ahead over a slow line', slowAhead.first, bare)
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

interface Visit {
  /** True to disable prefetching. */
  readonly isCold: boolean
  readonly connection?: Connection
  /** Defaults to the key. */
  readonly inputMethod?: InputMethod
}

async function measureShop(browser: Browser, origin: string, visit: Visit) {
  const { isCold, connection, inputMethod = 'key' } = visit
  const page = await openListeningPage(browser)
  if (connection) await slowDown(page, connection)
  if (isCold) {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
  }
  await page.goto(origin + listPath)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const rows = page.locator('[data-row]')
  await openDevice(page, rows.locator('[data-play]').first())
  const first: number[] = []
  const again: number[] = []
  for (const times of [first, again]) {
    for (let row = 1; row <= soundCount; row++) {
      const target = rows.nth(row)
      const press =
        inputMethod === 'key'
          ? pressKey(page, target, ' ')
          : pressMouse(page, target.locator('[data-play]'))
      times.push(await measurePress(page, press))
      await page.locator('[data-playing]').first().waitFor({ state: 'detached' })
    }
  }
  await page.context().close()
  return { first, again }
}

async function slowDown(page: Page, connection: Connection): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.emulateNetworkConditions', { offline: false, ...connection })
}

/** Presses the audio elements of a page that contains nothing else. */
async function measureBareAudio(browser: Browser, origin: string, inputMethod: InputMethod) {
  const page = await openListeningPage(browser)
  const html = await (await fetch(origin + listPath)).text()
  const urls = [...new Set(html.match(/\/media\/[^"\\]+\.mp3/g))].slice(0, soundCount + 1)
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate((addresses) => {
    const context = new AudioContext({ sampleRate: 44_100, latencyHint: 0 })
    const output = new GainNode(context)
    output.connect(context.destination)
    document.body.replaceChildren(
      ...addresses.map((url) => {
        const audio = new Audio(url)
        audio.preload = 'auto'
        context.createMediaElementSource(audio).connect(output)
        const button = document.createElement('button')
        const play = () => {
          void context.resume()
          void audio.play()
        }
        for (const type of ['pointerdown', 'keydown']) button.addEventListener(type, play)
        return button
      }),
    )
  }, urls)
  const buttons = page.locator('button')
  await page.waitForTimeout(2000)
  const measure = (index: number) => {
    const target = buttons.nth(index)
    const press = inputMethod === 'key' ? pressKey(page, target, 'Enter') : pressMouse(page, target)
    return measurePress(page, press)
  }
  await measure(0)
  const times: number[] = []
  for (let index = 1; index < urls.length; index++) {
    await page.waitForTimeout(2500)
    times.push(await measure(index))
  }
  await page.context().close()
  return times
}

/** Plays a sound first, which opens the audio device and the processor that records its output. */
async function openDevice(page: Page, button: Locator): Promise<void> {
  await button.press('Enter')
  await page.waitForFunction(() => globalThis.window.isTapReady)
  await page.locator('[data-playing]').first().waitFor({ state: 'detached' })
}

/** A press, and the preparation during which the sound may be fetched. */
interface Press {
  readonly prepare: () => Promise<void>
  readonly press: () => Promise<void>
}

function pressKey(page: Page, target: Locator, key: string): Press {
  return { prepare: () => target.focus(), press: () => page.keyboard.press(key) }
}

/** Holds the button down, as people do. */
function pressMouse(page: Page, target: Locator): Press {
  const press = async () => {
    await page.mouse.down()
    await page.waitForTimeout(holdMilliseconds)
    await page.mouse.up()
  }
  return { prepare: () => target.hover(), press }
}

/** Returns the time from a press to the first audible sample, in milliseconds. */
async function measurePress(page: Page, { prepare, press }: Press): Promise<number> {
  await prepare()
  await page.waitForTimeout(400)
  await page.evaluate(() => {
    globalThis.window.tapMessages = []
    globalThis.window.pressedAt = Infinity
  })
  await press()
  const handle = await page.waitForFunction(() => {
    const { tapMessages, pressedAt } = globalThis.window
    const times = tapMessages.map(
      ({ data, contextTime, performanceTime }) =>
        performanceTime + (Number(data) - contextTime) * 1000,
    )
    const sound = times.find((time) => time >= pressedAt)
    return sound === undefined ? null : { milliseconds: sound - pressedAt }
  })
  return (await handle.jsonValue())?.milliseconds ?? 0
}

/** Sends the context time, in seconds, at which a sound starts after 20 ms of silence. */
const onsetFinder = `
registerProcessor('output-tap', class extends AudioWorkletProcessor {
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

/** Opens a page that records presses and the onsets of its audio contexts. */
async function openListeningPage(browser: Browser): Promise<Page> {
  const viewport = { width: 1280, height: 800 }
  const context = await browser.newContext({ bypassCSP: true, viewport })
  const page = await context.newPage()
  await tapOutput(page, onsetFinder)
  await page.addInitScript(() => {
    for (const type of ['keydown', 'pointerdown'])
      addEventListener(type, (event) => (globalThis.window.pressedAt = event.timeStamp), true)
  })
  return page
}
