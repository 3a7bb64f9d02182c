import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './launch/chromium.js'
import { ensureFolder } from './launch/folder.js'
import { ensureInstalled } from './launch/install.js'
import { launch } from './launch/launch.js'
import { findPinnedNode } from './launch/pinned-node.js'
import { cacheFolder, print } from './launch/project.js'
import { mustRun, runStep } from './launch/run.js'
import { writeScreenshotIndex } from './launch/screenshot-index.js'

/**
 * `npm run look`: takes screenshots of every screen and state at four widths and in both themes,
 * and writes them to a folder with an index page. `npm run look -- --record` updates the reference
 * screenshots of `npm test`.
 */
await launch(async () => {
  const isRecording = process.argv.includes('--record')
  await ensureInstalled()
  await ensureFolder({ demo: true })
  const env = await ensureChromium()
  const node = findPinnedNode()
  await mustRun('Rendering the small catalogue', node, ['scripts/small-catalogue.ts'])
  const folder = join(cacheFolder, isRecording ? 'references' : 'look')
  rmSync(folder, { recursive: true, force: true })
  Object.assign(env, isRecording ? { LOOK_RECORD: '1' } : { LOOK_FOLDER: folder })
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', 'e2e/visual/visual.spec.ts']
  const flags = ['--reporter=dot', ...(isRecording ? ['--update-snapshots=all'] : [])]
  const status = await runStep('The screenshot run', node, [...playwright, ...flags], { env })
  if (!isRecording) print(`Screenshots: ${writeScreenshotIndex(folder)}`)
  else if (status === 0) {
    await mustRun('Keeping the references', node, ['e2e/visual/pack-references.ts'])
    print('References: e2e/visual/references')
  }
  return status
})
