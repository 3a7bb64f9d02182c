import { paraglideVitePlugin } from '@inlang/paraglide-js'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { messageCompiler } from './project.inlang/compiler.ts'
import { hashOf } from './scripts/launch/project.js'

/** Names a build by its sources: the same sources are the same build, wherever they are built. */
function buildManifest(): Plugin {
  const sources = ['app', 'messages', 'public', 'app.config.ts', 'package-lock.json']
  const id = hashOf(sources, ['app/paraglide', 'app/routeTree.gen.ts']).slice(0, 16)
  return {
    name: 'build-manifest',
    apply: 'build',
    config: () => ({ define: { 'import.meta.env.VITE_BUILD_ID': JSON.stringify(id) } }),
    generateBundle() {
      if (this.environment.name !== 'client') return
      const fileName = 'assets/builds/latest.json'
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify({ id }) })
    },
  }
}

export default defineConfig({
  plugins: [
    paraglideVitePlugin(messageCompiler),
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'app',
      router: { quoteStyle: 'single', semicolons: false },
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
  ],
  build: {
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
})
