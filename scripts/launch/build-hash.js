import { hashFiles } from './project.js'

// The compiler generates the rest of `project.inlang`.
const messageSources = ['messages', 'project.inlang/settings.json', 'project.inlang/compiler.ts']
const sources = [
  'app',
  'provider/contract',
  'shop',
  ...messageSources,
  'public',
  'scripts/build',
  'app.config.ts',
  'package-lock.json',
]
const generatedPaths = ['app/paraglide', 'app/routeTree.gen.ts']

/** Hashes everything that a build depends on. */
export function hashBuildSources() {
  return hashFiles(sources, generatedPaths)
}

/** Hashes the inputs of the generated sources: the messages and the routes. */
export function hashGeneratedInputs() {
  return hashFiles([...messageSources, 'app/routes', 'package-lock.json'])
}
