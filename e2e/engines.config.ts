import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'

const [shop] = Array.isArray(base.webServer) ? base.webServer : []
if (shop === undefined) throw new Error('The configuration of the browser tests starts no shop.')

/** The journey through a shared cache, behind Varnish and nginx, which have to be installed. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '**/resilience/shared-cache.spec.ts',
  globalSetup: undefined,
  retries: 0,
  reporter: [['line'], ['json', { outputFile: '../.cache/engines/playwright.json' }]],
  projects: [{ name: 'varnish' }, { name: 'nginx' }],
  webServer: { ...shop, cwd: resolve(import.meta.dirname, '..') },
})
