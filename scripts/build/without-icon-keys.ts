import type { Plugin } from 'vite'

const iconPattern = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/
const shapeKeyPattern = /, key: "\w+"/g

/**
 * Removes the keys of the shapes in Lucide's icons from the browser's code. They are random words,
 * which do not compress, and React reads them only to warn about missing ones during development.
 * The build fails if the icons have no keys any more.
 */
export function withoutIconKeys(): Plugin {
  let hasRemoved = false
  return {
    name: 'without-icon-keys',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!iconPattern.test(id)) return null
      const shortened = code.replaceAll(shapeKeyPattern, '')
      hasRemoved ||= shortened !== code
      return { code: shortened, map: null }
    },
    buildEnd(error) {
      if (!error && !hasRemoved) this.error('The icons of lucide-react have no keys.')
    },
  }
}
