import cluster from 'node:cluster'
import { closeSync, openSync } from 'node:fs'
import type { Log } from '#provider/contract/log.ts'
import type { MetricsAddress } from '#shop/settings/telemetry-variables.ts'
import { serveCombined } from '#provider/platform/telemetry/start-telemetry.ts'
import { Supervisor } from './supervisor.ts'

interface SupervisedProgram {
  /** The absolute path of the workers' program, which calls `listen`. */
  readonly path: string
  readonly workers: number
  readonly log: Log
  /** Where the metrics of all workers are served together; null or undefined for nowhere. */
  readonly metrics?: MetricsAddress | null
  /** Creates the time limit for starting a worker's replacement. */
  readonly createStartLimit?: () => AbortSignal
}

/**
 * Runs a program in several processes on one port; resolves once all of them serve requests, or
 * exits if the first one fails to start. SIGHUP restarts them one by one; SIGINT and SIGTERM stop
 * them, a second one immediately.
 */
export async function supervise(program: SupervisedProgram): Promise<void> {
  const { path, workers, log, metrics, createStartLimit } = program
  // Workers accept connections themselves: one handed over by the supervisor to a worker just
  // ending would be lost. Setting up the workers' program freezes the policy.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec: path, args: [] })
  const supervisor = new Supervisor(log, createStartLimit)
  if (metrics) await serveCombined(metrics, () => supervisor.readMetrics())
  const isStopping = handleSignals(supervisor)
  const end = await supervisor.start(workers)
  if (end === null || isStopping()) return
  // A program that exits has already printed the reason.
  if (end.signal !== null) process.stderr.write(`${end.signal} ended the first process.\n`)
  if (end.reason !== undefined) {
    process.stderr.write(`The first process could not be started: ${end.reason}\n`)
  }
  process.exit(1)
}

/** Returns a function that reports whether the workers are being stopped. */
function handleSignals(supervisor: Supervisor): () => boolean {
  const isFromTerminal = process.stdin.isTTY
  let isStopping = false
  const stop = () => {
    isStopping = true
    void supervisor.stop().then(() => process.exit(0))
  }
  const stopOrKill = () => {
    if (!isStopping) return stop()
    supervisor.kill()
    process.exit(1)
  }
  process.on('SIGINT', stopOrKill)
  process.on('SIGTERM', stopOrKill)
  process.on('SIGHUP', () => {
    if (isStopping) return
    // Closing a terminal also sends SIGHUP.
    if (isFromTerminal && isTerminalClosed()) stop()
    else void supervisor.restart()
  })
  return () => isStopping
}

function isTerminalClosed(): boolean {
  try {
    closeSync(openSync('/dev/tty', 'r'))
    return false
  } catch {
    return true
  }
}
