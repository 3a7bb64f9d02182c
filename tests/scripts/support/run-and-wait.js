import { mustRun } from '../../../scripts/launch/run.js'

/** Runs a program that waits for ever, writes its id, and says how that ended. */
const program = 'process.stdout.write(`${process.pid}\\n`); setInterval(() => {}, 1000)'
try {
  await mustRun('The program', process.execPath, ['-e', program])
  process.stdout.write('went well\n')
} catch (error) {
  process.stdout.write(`${error.message}\n`)
}
