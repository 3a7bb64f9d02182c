import { spawn } from 'node:child_process'
import { root } from './project.js'

const signalStatus = { SIGINT: 130, SIGTERM: 143 }

/** Somebody ended a step from outside: whatever it was for is not done. */
class Interrupted extends Error {
  constructor(what, signal) {
    super(`${what} was interrupted (${signal}).`)
    /** The status the launcher ends with. */
    this.status = signalStatus[signal] ?? 1
  }
}

/**
 * Runs a program that goes on until somebody ends it, in the project's folder with this terminal;
 * resolves to its exit status, 0 when it was ended by SIGINT or SIGTERM. Signals that reach the
 * launcher are passed on, so that nothing is left running.
 */
export async function run(command, args, options) {
  const { status, signal } = await start(command, args, options).ended
  return status ?? (signal in signalStatus ? 0 : 1)
}

/**
 * Runs programs that need each other, `[command, args, options]` each: when the first of them ends,
 * so do the others. Resolves to its exit status, as `run` does.
 */
export async function runTogether(...programs) {
  const started = programs.map((program) => start(...program))
  const { status, signal } = await Promise.race(started.map(({ ended }) => ended))
  for (const { child } of started) child.kill('SIGTERM')
  await Promise.all(started.map(({ ended }) => ended))
  return status ?? (signal in signalStatus ? 0 : 1)
}

/** Runs a program to its end and resolves to its exit status; throws when somebody interrupts it. */
export async function runToEnd(what, command, args, options) {
  const { status, signal, heard } = await start(command, args, options).ended
  const interruption = heard ?? signal
  if (interruption) throw new Interrupted(what, interruption)
  return status
}

/** Runs a program and throws one sentence when it does not end well, or not by itself. */
export async function mustRun(what, command, args, options) {
  const status = await runToEnd(what, command, args, options)
  if (status !== 0) throw new Error(`${what} failed (exit status ${status}).`)
}

/** A program under way; `ended` tells its status or signal, and the signal the launcher heard. */
function start(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
  const ended = new Promise((resolve, reject) => {
    let heard = null
    const pass = (signal) => {
      heard = signal
      child.kill(signal)
    }
    process.on('SIGTERM', pass)
    // A terminal sends its own SIGINT to the child; the launcher only waits for it.
    const wait = (signal) => {
      heard = signal
    }
    process.on('SIGINT', wait)
    child.once('error', reject)
    child.once('exit', (status, signal) => {
      process.off('SIGTERM', pass)
      process.off('SIGINT', wait)
      resolve({ status, signal, heard })
    })
  })
  return { child, ended }
}
