import { basename, dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const relativeFile = /new URL\(\s*'(\.[^']+)',\s*import\.meta\.url,?\s*\)/g
const packageFile = /import\.meta\s*\.resolve\(\s*'([^']+)',?\s*\)/g

/**
 * Puts the files that the programs find beside their sources or in packages into the bundle:
 * `new URL('./file', import.meta.url)`, of which a module is bundled as well, for the threads and
 * processes that start with it, and `import.meta.resolve('package/file')`.
 */
export function fileReferences(): Plugin {
  return {
    name: 'file-references',
    // Reads the sources before their types are removed.
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'server',
    // The address on the disk, where Vite would write the one for browsers.
    resolveFileUrl: ({ fileName, chunkId }) => {
      const path = relative(dirname(chunkId), fileName).replaceAll('\\', '/')
      return `new URL(${JSON.stringify(`./${path}`)}, import.meta.url).href`
    },
    transform(code, id) {
      const [file = ''] = id.split('?')
      if (!file.endsWith('.ts') || file.includes('/node_modules/')) return null
      if (code.search(relativeFile) < 0 && code.search(packageFile) < 0) return null
      const emit = (path: string) => {
        const reference = path.endsWith('.ts')
          ? this.emitFile({ type: 'chunk', id: path, name: basename(path, '.ts') })
          : this.emitFile({ type: 'asset', name: basename(path), source: readFileSync(path) })
        return `import.meta.ROLLUP_FILE_URL_${reference}`
      }
      return code
        .replaceAll(
          relativeFile,
          (_, path: string) => `new URL(${emit(resolve(dirname(file), path))})`,
        )
        .replaceAll(packageFile, (_, name: string) =>
          emit(fileURLToPath(import.meta.resolve(name))),
        )
    },
  }
}
