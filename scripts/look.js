import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './launch/build.js'
import { ensureChromium } from './launch/chromium.js'
import { ensureInstalled } from './launch/install.js'
import { launch } from './launch/launch.js'
import { writeLookIndex } from './launch/look-index.js'
import { pinnedNode } from './launch/pinned-node.js'
import { cacheFolder, root, say } from './launch/project.js'
import { mustRun, runToEnd } from './launch/run.js'

/**
 * `npm run look`: draws every screen and state at four widths and in both themes, into a folder with
 * a page of them all. `npm run look -- --record`: draws the references that `npm test` compares with.
 */
await launch(async () => {
  const isRecording = process.argv.includes('--record')
  await ensureInstalled()
  await ensureBuilt()
  const chromium = await ensureChromium()
  const node = pinnedNode()
  await mustRun('The small catalogue', node, ['scripts/small-catalogue.ts'])
  const folder = isRecording ? join(root, 'e2e/look/references') : join(cacheFolder, 'look')
  rmSync(folder, { recursive: true, force: true })
  const env = {
    ...process.env,
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    ...(isRecording ? { LOOK_RECORD: '1' } : { LOOK_FOLDER: folder }),
  }
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', 'e2e/look.spec.ts']
  const wishes = ['--reporter=dot', ...(isRecording ? ['--update-snapshots=all'] : [])]
  const status = await runToEnd('The drawing', node, [...playwright, ...wishes], { env })
  say(isRecording ? `The references are in ${folder}.` : `Look at ${writeLookIndex(folder)}`)
  return status
})
