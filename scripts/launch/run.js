import { spawn } from 'node:child_process'
import { root } from './project.js'

const signalStatus = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }

/** Thrown when a signal interrupts a step, because its result is then unreliable. */
class InterruptedError extends Error {
  constructor(step, signal) {
    super(`${step} was interrupted (${signal}).`)
    /** The exit status of the command. */
    this.status = signalStatus[signal] ?? 1
  }
}

/**
 * Runs a long-lived program in the project folder, attached to this terminal, and resolves to its
 * exit status: 0 after SIGINT or SIGTERM. Forwards signals, so that no child outlives the command
 * and SIGHUP restarts the workers of a program with several processes.
 */
export async function run(command, args, options) {
  return toStatus(await startProgram(command, args, options).ended)
}

/**
 * Runs programs that depend on each other, each given as `[command, args, options]`. When one of
 * them exits, the others are stopped; resolves to the exit status of the first one.
 */
export async function runTogether(...programs) {
  const started = programs.map((program) => startProgram(...program))
  const first = await Promise.race(started.map(({ ended }) => ended))
  for (const { child } of started) child.kill('SIGTERM')
  await Promise.all(started.map(({ ended }) => ended))
  return toStatus(first)
}

/** Runs a step to completion and resolves to its exit status; throws if a signal interrupts it. */
export async function runStep(step, command, args, options) {
  const { status, signal, received } = await startProgram(command, args, options).ended
  const interruption = received ?? signal
  if (interruption) throw new InterruptedError(step, interruption)
  return status
}

/** Runs a step; throws if it fails or is interrupted. */
export async function mustRun(step, command, args, options) {
  const status = await runStep(step, command, args, options)
  if (status !== 0) throw new Error(`${step} failed (exit status ${status}).`)
}

/** Waits for all steps, which run in parallel, then throws the first error, if any. */
export async function waitForSteps(...steps) {
  const results = await Promise.allSettled(steps)
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed) throw failed.reason
}

function toStatus({ status, signal }) {
  return status ?? (signal in signalStatus ? 0 : 1)
}

/**
 * Starts a program; `ended` resolves to its status or signal, and to the signal received while it
 * ran.
 */
function startProgram(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
  const ended = new Promise((resolve, reject) => {
    let received = null
    const forward = (signal) => {
      received = signal
      child.kill(signal)
    }
    // Terminals send SIGINT to the whole process group, so the child has already received it.
    const note = (signal) => {
      received = signal
    }
    process.on('SIGTERM', forward)
    process.on('SIGHUP', forward)
    process.on('SIGINT', note)
    child.once('error', reject)
    child.once('exit', (status, signal) => {
      process.off('SIGTERM', forward)
      process.off('SIGHUP', forward)
      process.off('SIGINT', note)
      resolve({ status, signal, received })
    })
  })
  return { child, ended }
}
