import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../launch/project.js'

const iconPattern = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/
const creatorPath = '../createLucideIcon.mjs'
const creatorFile = join(root, 'app/ui/create-lucide-icon.ts')

/**
 * The parts of an icon that are the same for all or not needed: the keys of shapes, the name and
 * the size.
 */
const unusedPattern = /,\s*key: "\w+"|\bname: "[\w-]+",\s*|\bsize: 24,\s*/g

/**
 * Creates Lucide's icons with the shop's own function, on the server and in the browser, and
 * removes what it does not need: the keys of shapes are random words, which do not compress. The
 * build fails if it no longer finds the library's function or the keys.
 */
export function leanIcons(): Plugin {
  let hasReplaced = false
  let hasRemovedKeys = false
  return {
    name: 'lean-icons',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ environments: { ssr: { resolve: { noExternal: ['lucide-react'] } } } }),
    resolveId(source, importer) {
      if (source !== creatorPath || !importer || !iconPattern.test(importer)) return null
      hasReplaced = true
      return creatorFile
    },
    transform(code, id) {
      if (!iconPattern.test(id)) return null
      hasRemovedKeys ||= /\bkey: "/.test(code)
      return { code: code.replaceAll(unusedPattern, ''), map: null }
    },
    buildEnd(error) {
      if (!error && !(hasReplaced && hasRemovedKeys))
        this.error(`The icons of lucide-react do not import ${creatorPath} or have no keys.`)
    },
  }
}
