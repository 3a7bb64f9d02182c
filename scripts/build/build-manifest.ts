import type { Plugin } from 'vite'
import { buildHash } from '../launch/build-hash.js'

/** Gives the build an id, a hash of its sources, and publishes it for open pages to compare with theirs. */
export function buildManifest(): Plugin {
  const id = buildHash().slice(0, 16)
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
