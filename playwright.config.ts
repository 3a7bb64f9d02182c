import { defineConfig } from '@playwright/test'
import { hasPostgres } from './scripts/launch/postgres.js'
import {
  edgeOrigin,
  edgePort,
  edgeProviderPort,
  shopOrigin as origin,
  shopPort,
} from './e2e/support/ports.ts'

/** The specs that test animations. */
const animatedSpecs = [
  '**/ui/{gallery,layout-shift,modals,motion,progress-bar,scrolling,splash,toasts,web-vitals}.spec.ts',
]

/** Tests of what is specific to workerd. */
const workersSpec = '**/resilience/workers.spec.ts'

/**
 * The journeys that also run on workerd. Of the others, those of the owner, of other identities and
 * languages, of production settings, PostgreSQL and Stripe start a shop with an embedded provider;
 * malformed requests and the shared cache test the server of Node; `edge-host` runs the strictest of
 * the other hosts; the rest is about scripts in the browser, which are the same.
 */
const edgeSpecs = [
  '**/shop/{artists,auth-and-error-pages,breadcrumbs,buy,catalog,contract-terms,data,dial,find}.spec.ts',
  '**/shop/{header-search,listen,page-heads,pages,phone,play-on-keys,preview-levels,seo,side-menu,titles,tray,vat}.spec.ts',
  '**/account/*.spec.ts',
  '**/i18n/{every-language,language-switch}.spec.ts',
  '**/no-script/*.spec.ts',
  workersSpec,
  '**/resilience/{back-forward-cache,build-check,chunk-load-recovery,failed-filters}.spec.ts',
  '**/resilience/{lazy-chunks,provider-outage,revalidate-on-back,urls,vanilla-provider}.spec.ts',
]

/** The options of both servers that tests share. */
const server = {
  timeout: 120_000,
  reuseExistingServer: false,
  stdout: 'ignore',
  stderr: 'pipe',
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
} as const
const serverSettings = {
  HOST: '127.0.0.1',
  DEMO_CATALOGUE: 'small',
  OUTBOX: '1',
  GALLERY_PAGE: '1',
  LOG_LEVEL: 'warn',
  RATE_LIMIT_FACTOR: '1000',
  PASSWORD_COST: '10',
}

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  retries: 1,
  failOnFlakyTests: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['dot'], ['json', { outputFile: '.cache/playwright.json' }]],
  outputDir: '.cache/playwright',
  globalSetup: './e2e/visual/set-up-references.ts',
  snapshotPathTemplate: '.cache/references/{arg}{ext}',
  use: {
    baseURL: origin,
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // Recording every test would take a sixth longer, so only retries are recorded. A test that
    // needs a retry still counts as failed.
    trace: 'on-first-retry',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Debian's headless shell hints fonts by default, which changes the width of text.
        '--font-render-hinting=none',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
  projects: [
    { name: 'animated', testMatch: animatedSpecs },
    // Drawing animations takes up to half of the browser's time.
    {
      name: 'reduced-motion',
      testIgnore: [
        ...animatedSpecs,
        workersSpec,
        ...(hasPostgres() ? [] : ['**/postgres.spec.ts']),
      ],
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'edge',
      testMatch: edgeSpecs,
      // It starts a shop with an embedded provider, for its rate limits.
      grepInvert: /too many attempts are reported/,
      use: { baseURL: edgeOrigin, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'edge-host',
      testMatch: '**/resilience/vanilla-host.spec.ts',
      // Workers have no data folder, in which a shop without a mail server stores messages.
      grepInvert: /stored/,
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
  webServer: [
    {
      ...server,
      command: 'node e2e/support/serve-shop.js',
      url: `${origin}/en/`,
      env: { ...serverSettings, PORT: String(shopPort), ORIGIN: origin },
    },
    {
      ...server,
      command: 'node e2e/support/serve-edge.js',
      url: `${edgeOrigin}/en/`,
      env: {
        ...serverSettings,
        PORT: String(edgePort),
        ORIGIN: edgeOrigin,
        PROVIDER_PORT: String(edgeProviderPort),
        VISITOR_SECRET: 'only for tests, of the storefront on workerd',
      },
    },
  ],
})
