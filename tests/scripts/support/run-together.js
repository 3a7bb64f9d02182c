import { launch } from '../../../scripts/launch/launch.js'
import { runTogether } from '../../../scripts/launch/run.js'

/**
 * Runs a program that prints its process id and never ends alongside one that exits with 3 on
 * input.
 */
const lasting = 'process.stdout.write(`${process.pid}\\n`); setInterval(() => {}, 1000)'
const ending = 'process.stdin.once("data", () => process.exit(3))'
await launch(() =>
  runTogether(
    [process.execPath, ['-e', lasting], { stdio: ['ignore', 'inherit', 'inherit'] }],
    [process.execPath, ['-e', ending]],
  ),
)
