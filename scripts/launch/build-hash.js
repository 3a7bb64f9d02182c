import { hashFiles } from './project.js'

// The compiler generates the rest of `project.inlang`.
const messages = ['messages', 'project.inlang/settings.json', 'project.inlang/compiler.ts']
const sources = [
  'app',
  ...messages,
  'public',
  'scripts/build',
  'app.config.ts',
  'package-lock.json',
]
const generated = ['app/paraglide', 'app/routeTree.gen.ts']

/** Hashes everything that a build depends on. */
export function buildHash() {
  return hashFiles(sources, generated)
}

/** Hashes the inputs of the generated sources: the messages and the routes. */
export function generatedHash() {
  return hashFiles([...messages, 'app/routes', 'package-lock.json'])
}
