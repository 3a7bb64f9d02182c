import { resolve } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import { defineConfig } from 'vite'
import { compiledShop } from './scripts/edge/compiled-shop.ts'
import { edgeAssets } from './scripts/edge/edge-assets.ts'

// Bundles the built shop with its entry for Workers; its client is that of the build for Node.
export default defineConfig({
  plugins: [cloudflare({ viteEnvironment: { name: 'worker' } }), compiledShop(), edgeAssets()],
  resolve: {
    alias: { 'virtual:built-shop': resolve(import.meta.dirname, 'dist/server/server.js') },
  },
  publicDir: false,
  build: {
    outDir: 'dist/edge',
    rolldownOptions: { checks: { moduleLevelDirective: false, bundlerTimings: false } },
  },
})
