import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '../launch/project.js'

/**
 * Returns the tests that mirror the files' folders, the tests that import one of the files, and
 * those in `extraPaths`. `vitest related` would find nearly all provider tests, because they open
 * all of it. Patterns may include a line range.
 */
export function findTests(patterns, extraPaths) {
  const files = globSync(
    patterns.map((pattern) => pattern.replace(/:\d.*$/, '')),
    { cwd: root },
  )
  const folders = [...extraPaths, ...files.map(findTestFolder)].filter((folder) => folder !== null)
  const names = files.map((file) => `/${basename(file)}'`)
  return globSync('tests/**/*.test.{ts,tsx}', { cwd: root }).filter((test) => {
    if (folders.some((folder) => test === folder || test.startsWith(`${folder}/`))) return true
    const source = readFileSync(join(root, test), 'utf8')
    return names.some((name) => source.includes(name))
  })
}

/** Returns the deepest test folder that mirrors a file's folder. */
function findTestFolder(file) {
  const folder = dirname(file)
  if (folder === '.') return null
  const tests = join('tests', folder.replace(/^app\//, ''))
  return statSync(join(root, tests), { throwIfNoEntry: false }) ? tests : findTestFolder(folder)
}
