import { launch } from '../../../scripts/launch/launch.js'
import { runStep } from '../../../scripts/launch/run.js'

/** Runs a program that exits with status 0 on SIGINT; the code after it must not run. */
const program =
  'process.on("SIGINT", () => process.exit(0)); process.stdout.write(`${process.pid}\\n`); setInterval(() => {}, 1000)'
await launch(async () => {
  await runStep('The test run', process.execPath, ['-e', program])
  process.stdout.write('went on\n')
  return 0
})
