import { hashOf } from './project.js'

const sources = [
  'app',
  'messages',
  // The rest of its folder is written by the compiler.
  'project.inlang/settings.json',
  'project.inlang/compiler.ts',
  'public',
  'scripts/build',
  'app.config.ts',
  'package-lock.json',
]
// Written by the build itself.
const generated = ['app/paraglide', 'app/routeTree.gen.ts']

/** A hash over everything a build is made of: the same sources are the same build. */
export function buildHash() {
  return hashOf(sources, generated)
}
