import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureGenerated } from './launch/build.js'
import { ensureInstalled } from './launch/install.js'
import { launch } from './launch/launch.js'
import { findPinnedNode } from './launch/pinned-node.js'
import { cacheFolder, print, root } from './launch/project.js'
import {
  findReleaseProblems,
  git,
  nameDumpFolder,
  readRelease,
  readSection,
} from './launch/release.js'
import { mustRun } from './launch/run.js'

/**
 * `npm run release`: checks that the tree can be released, leaves a used shop of this version to
 * the tests of later ones, commits it and tags the commit. `npm run release -- --dry-run` only
 * checks, and writes the shop to a temporary folder.
 */
await launch(async () => {
  const isTrial = process.argv.includes('--dry-run')
  const release = readRelease()
  const { version, changelog } = release
  const problems = findReleaseProblems(release)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  await ensureInstalled()
  await ensureGenerated()
  const folder = isTrial ? join(cacheFolder, 'release') : join(root, nameDumpFolder(version))
  rmSync(folder, { recursive: true, force: true })
  const program = 'tests/support/releases/write-dump-program.ts'
  const test = 'tests/provider/programs/backup/releases.test.ts'
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project=provider', test]
  try {
    await mustRun('Writing the used shop', findPinnedNode(), [program, version, folder])
    if (!isTrial) await mustRun('Opening the used shops', findPinnedNode(), vitest)
  } catch (error) {
    // The next run would refuse the tree for files that this one has left.
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  if (isTrial) {
    rmSync(folder, { recursive: true, force: true })
    print(`${version} can be released; nothing was changed.`)
    return
  }
  git('add', '--all', nameDumpFolder(version))
  git('commit', '--quiet', '--message', `release: ${version}`)
  // Keeps the headings, which git would take for comments.
  const message = ['--cleanup=verbatim', '--message', readSection(changelog, version).notes]
  git('tag', '--annotate', `v${version}`, ...message)
  print(`${version} is committed and tagged. Publish it with: git push --follow-tags`)
})
