import { launch } from '../../../scripts/launch/launch.js'
import { runTogether } from '../../../scripts/launch/run.js'

/**
 * Runs two programs together: one prints its process id and never exits; the other exits with
 * status 3 as soon as it receives input.
 */
const endlessProgram = 'process.stdout.write(`${process.pid}\\n`); setInterval(() => {}, 1000)'
const exitingProgram = 'process.stdin.once("data", () => process.exit(3))'
await launch(() =>
  runTogether(
    [process.execPath, ['-e', endlessProgram], { stdio: ['ignore', 'inherit', 'inherit'] }],
    [process.execPath, ['-e', exitingProgram]],
  ),
)
