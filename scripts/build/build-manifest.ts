import type { Plugin } from 'vite'
import { hashBuildSources } from '../launch/build-hash.js'

/**
 * Sets the build's id, a hash of its sources, and publishes it so that open pages can compare it
 * with theirs.
 */
export function buildManifest(): Plugin {
  const id = hashBuildSources().slice(0, 16)
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
