import type { Plugin } from 'vite'
import { hashOf } from '../launch/project.js'

/** Names a build by its sources: the same sources are the same build, wherever they are built. */
export function buildManifest(): Plugin {
  const sources = [
    'app',
    'messages',
    'public',
    'scripts/build',
    'app.config.ts',
    'package-lock.json',
  ]
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
