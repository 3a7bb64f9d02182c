import { paraglideVitePlugin } from '@inlang/paraglide-js'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { createPageOptions } from './project.inlang/compiler.ts'
import { buildManifest } from './scripts/build/build-manifest.ts'
import { chunkGroups, toChunkFileName } from './scripts/build/chunk-groups.ts'
import { lazyServerFnClient } from './scripts/build/lazy-server-fn-client.ts'
import { leanIcons } from './scripts/build/lean-icons.ts'
import { localeChunks } from './scripts/build/locale-chunks.ts'
import { precompress } from './scripts/build/precompress.ts'
import { productionServer } from './scripts/build/production-server.ts'
import { splitRouteChunks } from './scripts/build/route-chunks.ts'

export default defineConfig({
  plugins: [
    paraglideVitePlugin(createPageOptions()),
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'app',
      router: {
        quoteStyle: 'single',
        semicolons: false,
        codeSplittingOptions: { splitBehavior: splitRouteChunks },
      },
      serverFns: {
        base: '/_serverFn',
        // The default, a hash, is longer and does not compress.
        generateFunctionId: ({ functionName }) =>
          functionName.replace(/_createServerFn_handler$/, ''),
      },
      importProtection: {
        behavior: 'error',
        client: {
          // Setting `files` replaces the defaults, so they are repeated here.
          files: ['**/*.server.*', /^provider\/(?!contract\/)/, '**/app/server/**'],
        },
      },
    }),
    viteReact(),
    buildManifest(),
    lazyServerFnClient(),
    localeChunks(),
    leanIcons(),
    productionServer(),
    precompress(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunkGroups }, chunkFileNames: toChunkFileName },
        },
      },
    },
  },
  // The server sends these scripts with their own policy (`app/server/http/worker-policy.ts`).
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/workers/[name]-[hash].js',
        chunkFileNames: 'assets/workers/[name]-[hash].js',
        minify: true,
      },
    },
  },
  build: {
    modulePreload: false,
    rolldownOptions: { checks: { moduleLevelDirective: false, bundlerTimings: false } },
  },
})
