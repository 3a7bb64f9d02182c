import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, writeSync } from 'node:fs'
import { resolve } from 'node:path'
import { openServerLog, serverLogsFolder } from './server-logs.js'

export interface Program {
  /** Stops the program and waits until it has exited. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>
  /** Returns the standard error of the program so far. */
  readonly errors: () => string
}

const root = resolve(import.meta.dirname, '../..')

/**
 * Starts one of the shop's programs and waits until its URL responds, with any status. Throws if
 * the URL already responds or the program exits.
 */
export async function startProgram(
  file: string,
  url: string,
  env: Readonly<Record<string, string>>,
): Promise<Program> {
  if (await isUp(url)) throw new Error(`Another program already responds at ${url}.`)
  const child = spawn(process.execPath, [file], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      DEMO_CATALOGUE: 'small',
      RATE_LIMIT_FACTOR: '1000',
      PASSWORD_COST: '10',
      ...env,
    },
  })
  const log = openServerLog(new URL(url).port)
  let errors = ''
  child.stderr.on('data', (text: Buffer) => {
    errors += String(text)
    writeSync(log, text)
  })
  child.stderr.once('close', () => closeSync(log))
  while (!(await isUp(url))) {
    if (child.exitCode !== null)
      throw new Error(`${file} exited with status ${child.exitCode}; see ${serverLogsFolder}.`)
    await new Promise((next) => setTimeout(next, 50))
  }
  return {
    errors: () => errors,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await once(child, 'close')
    },
  }
}

async function isUp(url: string): Promise<boolean> {
  try {
    await fetch(url, { redirect: 'manual' })
    return true
  } catch {
    return false
  }
}
