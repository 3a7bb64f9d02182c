import { launch } from '../../../scripts/launch/launch.js'
import { runToEnd } from '../../../scripts/launch/run.js'

/** A run of a program that takes a Ctrl-C for a good end, then of what would come after it. */
const program =
  'process.on("SIGINT", () => process.exit(0)); process.stdout.write(`${process.pid}\\n`); setInterval(() => {}, 1000)'
await launch(async () => {
  await runToEnd('The test run', process.execPath, ['-e', program])
  process.stdout.write('went on\n')
  return 0
})
