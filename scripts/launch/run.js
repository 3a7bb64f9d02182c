import { spawn } from 'node:child_process'
import { root } from './project.js'

/**
 * Runs a program in the project's folder with this terminal; resolves to its exit status, 0 too when
 * somebody ended it by SIGINT or SIGTERM. Signals that reach the launcher are passed on, so that
 * nothing is left running.
 */
export async function run(command, args, options) {
  const { status, signal } = await ended(command, args, options)
  return status ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)
}

/** Runs a program and throws one sentence when it does not end well, or not by itself. */
export async function mustRun(what, command, args, options) {
  const { status, signal } = await ended(command, args, options)
  if (signal) throw new Error(`${what} was interrupted (${signal}).`)
  if (status !== 0) throw new Error(`${what} failed (exit status ${status}).`)
}

function ended(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    const pass = (signal) => child.kill(signal)
    process.on('SIGTERM', pass)
    // A terminal sends its own SIGINT to the child; the launcher only waits for it.
    const wait = () => {}
    process.on('SIGINT', wait)
    child.once('error', reject)
    child.once('exit', (status, signal) => {
      process.off('SIGTERM', pass)
      process.off('SIGINT', wait)
      resolve({ status, signal })
    })
  })
}
