import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The tests of `npm run test:engines`, one file at a time: they start programs that need the machine. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    name: 'engines',
    include: ['tests/engines/**/*.engine.test.ts'],
    fileParallelism: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // The container file installs the packages and builds the shop.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
  },
})
