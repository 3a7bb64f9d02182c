import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { serveBarePages } from './bare-page.ts'
import { median } from './median.ts'
import { printResult } from './print-result.ts'
import { startShop } from './shop.ts'

const rounds = 5
const debuggingPort = 3292

/** The audits to print, with the divisor and number of decimals of their values. */
const audits = {
  'first-contentful-paint': { name: 'FCP', unit: ' s', divisor: 1000, decimals: 2 },
  'largest-contentful-paint': { name: 'LCP', unit: ' s', divisor: 1000, decimals: 2 },
  'total-blocking-time': { name: 'TBT', unit: ' ms', divisor: 1, decimals: 0 },
  'cumulative-layout-shift': { name: 'CLS', unit: '', divisor: 1, decimals: 3 },
}

type Measurement = Readonly<Record<'score' | keyof typeof audits, number>>

/**
 * The part of Lighthouse's API in use:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/readme.md
 */
type Lighthouse = (
  url: string,
  flags: { port: number; onlyCategories: readonly string[]; logLevel: string },
) => Promise<{ lhr: LighthouseReport } | undefined>

interface LighthouseReport {
  readonly runtimeError?: unknown
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

/** Installs Lighthouse on first use, because it brings a fifth of all packages. */
async function loadLighthouse(): Promise<Lighthouse> {
  const folder = resolve(import.meta.dirname, 'lighthouse')
  if (!existsSync(join(folder, 'node_modules'))) {
    const isWindows = process.platform === 'win32'
    const command = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    execFileSync('npm', command, { cwd: folder, shell: isWindows, stdio: 'inherit' })
  }
  const { resolve: find } = createRequire(join(folder, 'package.json'))
  return (await import(find('lighthouse'))).default
}

/**
 * Prints Lighthouse's phone results for three pages of the shop, next to those of the same pages
 * served as a bare React app. The two take turns; each value is the median of five runs.
 */
export async function compareWithBarePages(dataDir: string): Promise<void> {
  const lighthouse = await loadLighthouse()
  const audit = (url: string) => auditPage(lighthouse, url)
  const shop = await startShop(dataDir)
  const bare = await serveBarePages(shop.origin)
  try {
    const paths = {
      Home: '/en/',
      'Catalogue list': '/en/catalog?type=one-shots',
      Product: shop.productPath,
    }
    for (const [name, path] of Object.entries(paths)) {
      // The first request fills the shop's page cache and the bare server's cache.
      for (const { origin } of [shop, bare]) await audit(origin + path)
      const results: Record<'shop' | 'bare', Measurement[]> = { shop: [], bare: [] }
      for (let round = 0; round < rounds; round++) {
        results.shop.push(await audit(shop.origin + path))
        results.bare.push(await audit(bare.origin + path))
      }
      const [own, other] = [toMedians(results.shop), toMedians(results.bare)]
      printResult(`Lighthouse, ${name}`, formatMeasurement(own))
      printResult('… the same page in bare React', formatMeasurement(other))
      printResult('… difference', formatMeasurement(subtract(own, other)))
    }
  } finally {
    bare.close()
    await shop.close()
  }
}

/** Runs Lighthouse's performance audits for a phone in a new browser. */
async function auditPage(lighthouse: Lighthouse, url: string): Promise<Measurement> {
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', `--remote-debugging-port=${debuggingPort}`],
  })
  try {
    const result = await lighthouse(url, {
      port: debuggingPort,
      onlyCategories: ['performance'],
      logLevel: 'error',
    })
    const report = result?.lhr
    if (!report || report.runtimeError) throw new Error(`Lighthouse could not audit ${url}.`)
    const score = 100 * (report.categories['performance']?.score ?? Number.NaN)
    const valueOf = (id: keyof typeof audits) => report.audits[id]?.numericValue ?? Number.NaN
    return mapMeasurement((id) => (id === 'score' ? score : valueOf(id)))
  } finally {
    await browser.close()
  }
}

function toMedians(results: readonly Measurement[]): Measurement {
  return mapMeasurement((id) => median(results.map((result) => result[id])))
}

function subtract(a: Measurement, b: Measurement): Measurement {
  return mapMeasurement((id) => a[id] - b[id])
}

function mapMeasurement(toValue: (id: keyof Measurement) => number): Measurement {
  return {
    score: toValue('score'),
    'first-contentful-paint': toValue('first-contentful-paint'),
    'largest-contentful-paint': toValue('largest-contentful-paint'),
    'total-blocking-time': toValue('total-blocking-time'),
    'cumulative-layout-shift': toValue('cumulative-layout-shift'),
  }
}

function formatMeasurement(measurement: Measurement): string {
  const values = Object.entries(audits).map(([id, { name, unit, divisor, decimals }]) => {
    const value = measurement[id as keyof typeof audits]
    return `${name} ${(value / divisor).toFixed(decimals)}${unit}`
  })
  return [`score ${Math.round(measurement.score)}`, ...values].join(', ')
}
