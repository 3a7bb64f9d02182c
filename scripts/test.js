import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './launch/build.js'
import { ensureChromium } from './launch/chromium.js'
import { ensureInstalled } from './launch/install.js'
import { launch } from './launch/launch.js'
import { pinnedNode } from './launch/pinned-node.js'
import { cacheFolder, say } from './launch/project.js'
import { readRequirements, requirementLines } from './launch/requirements.js'
import { readPlaywright, readReferences, readVitest } from './launch/results.js'
import { mustRun, runToEnd } from './launch/run.js'

const unitReport = join(cacheFolder, 'vitest.json')
const browserReport = join(cacheFolder, 'playwright.json')

/** `npm test`: types, unit and contract tests, then the journeys in a real browser. */
await launch(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const chromium = await ensureChromium()
  const node = pinnedNode()
  for (const report of [unitReport, browserReport]) rmSync(report, { force: true })

  say('Checking the types …')
  await mustRun('The type check', node, ['node_modules/typescript/bin/tsc', '--noEmit'])

  say('Making the small catalogue the tests use …')
  await mustRun('The small catalogue', node, ['scripts/small-catalogue.ts'])

  say('Running the unit and contract tests …')
  await runToEnd('The unit test run', node, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ])

  say('Running the journeys in the browser …')
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport }
  if (chromium) env.CHROMIUM_PATH = chromium
  const playwright = ['node_modules/@playwright/test/cli.js', 'test']
  await runToEnd('The browser test run', node, playwright, { env })

  const requirements = readRequirements(unitReport, browserReport)
  return tell([readVitest(unitReport), readPlaywright(browserReport)], requirements)
})

function tell(results, requirements) {
  // Once every requirement is to be proven, one without proof is a failure as well.
  const unproven = requirements.strict ? requirements.missing.length : 0
  const all = [...results, { passed: 0, failed: unproven, skipped: 0 }]
  const total = (name) => all.reduce((sum, result) => sum + result[name], 0)
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : ''
  say('')
  for (const line of requirementLines(requirements)) say(line)
  const references = readReferences(browserReport)
  if (references) say(`Reference pictures: ${references}`)
  say(`${total('passed')} passed, ${total('failed')} failed${skipped}`)
  return total('failed') > 0 || total('passed') === 0 ? 1 : 0
}
