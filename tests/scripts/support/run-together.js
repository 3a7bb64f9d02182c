import { launch } from '../../../scripts/launch/launch.js'
import { runTogether } from '../../../scripts/launch/run.js'

/** Runs a program that ends with status 3 beside one that says its id and never ends. */
const lasting = 'process.stdout.write(`${process.pid}\\n`); setInterval(() => {}, 1000)'
const ending = 'process.stdin.once("data", () => process.exit(3))'
await launch(() =>
  runTogether(
    [process.execPath, ['-e', lasting], { stdio: ['ignore', 'inherit', 'inherit'] }],
    [process.execPath, ['-e', ending]],
  ),
)
