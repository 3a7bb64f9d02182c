import { hashFiles } from './project.js'

const sources = [
  'app',
  'messages',
  // The compiler writes the rest of this folder.
  'project.inlang/settings.json',
  'project.inlang/compiler.ts',
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
