import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { hashFiles, root } from './project.js'

/** The messages of the back end, which the build of the storefront does not contain. */
const providerMessages = readdirSync(join(root, 'messages')).map(
  (locale) => `messages/${locale}/provider`,
)
// The compiler generates the rest of `project.inlang`.
const compilerSources = [
  'project.inlang/settings.json',
  'project.inlang/compiler.ts',
  'package-lock.json',
]
const sources = [
  'app',
  'provider/contract',
  'shop',
  'messages',
  ...compilerSources,
  'public',
  'scripts/build',
  'app.config.ts',
]
const generatedPaths = ['app/paraglide', 'app/routeTree.gen.ts']

/** Hashes everything that a build depends on. */
export function hashBuildSources() {
  return hashFiles(sources, [...generatedPaths, ...providerMessages])
}

/** Hashes the inputs of the generated sources: the messages and the routes. */
export function hashGeneratedInputs() {
  return hashFiles(['messages', ...compilerSources, 'app/routes'], providerMessages)
}

/** Hashes what the messages of the back end are compiled from. */
export function hashProviderMessages() {
  return hashFiles([...providerMessages, ...compilerSources])
}
