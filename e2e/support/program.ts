import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

export interface Program {
  /** Ends it and waits until it is gone. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>
  /** What it has said on standard error so far. */
  readonly errors: () => string
}

const root = resolve(import.meta.dirname, '../..')

/**
 * Starts one of the shop's programs and waits until an address of it answers, whatever the status.
 * Throws where something else answers there already, or the program ends.
 */
export async function startProgram(
  file: string,
  address: string,
  env: Readonly<Record<string, string>>,
): Promise<Program> {
  if (await answers(address)) throw new Error(`Something else already answers at ${address}.`)
  const child = spawn(process.execPath, [file], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      DEMO_CATALOGUE: 'small',
      RATE_LIMIT_FACTOR: '1000',
      ...env,
    },
  })
  let errors = ''
  child.stderr.on('data', (text) => {
    errors += String(text)
    process.stderr.write(text)
  })
  while (!(await answers(address))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with status ${child.exitCode}.`)
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

async function answers(address: string): Promise<boolean> {
  try {
    await fetch(address, { redirect: 'manual' })
    return true
  } catch {
    return false
  }
}
