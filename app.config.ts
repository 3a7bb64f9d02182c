import { paraglideVitePlugin } from '@inlang/paraglide-js'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { messageCompiler } from './project.inlang/compiler.ts'
import { buildManifest } from './scripts/build/build-manifest.ts'
import { frameChunk } from './scripts/build/frame-chunk.ts'
import { languageParts } from './scripts/build/language-parts.ts'
import { lateServerCalls } from './scripts/build/late-server-calls.ts'
import { routeParts } from './scripts/build/route-parts.ts'

export default defineConfig({
  plugins: [
    paraglideVitePlugin(messageCompiler),
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'app',
      router: {
        quoteStyle: 'single',
        semicolons: false,
        codeSplittingOptions: { splitBehavior: routeParts },
      },
      importProtection: {
        behavior: 'error',
        client: {
          // Setting `files` replaces the defaults, so they are repeated here.
          files: ['**/*.server.*', '**/provider-embedded/**', '**/app/server/**'],
        },
      },
    }),
    viteReact(),
    buildManifest(),
    lateServerCalls(),
    languageParts(),
  ],
  resolve: {
    // React has long had the hook that the shim stands in for.
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [frameChunk] } } } },
    },
  },
  build: {
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
})
