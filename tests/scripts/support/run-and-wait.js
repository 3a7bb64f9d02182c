import { mustRun } from '../../../scripts/launch/run.js'

/** Runs a program that prints its process id and waits forever, then prints its outcome. */
const program = 'process.stdout.write(`${process.pid}\\n`); setInterval(() => {}, 1000)'
try {
  await mustRun('The program', process.execPath, ['-e', program])
  process.stdout.write('succeeded\n')
} catch (error) {
  process.stdout.write(`${error.message}\n`)
}
