import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import type { PartOutput } from './run-part-program.ts'

/** Starts a part in its own process with the given options; its output is piped. */
export function spawnPart(options: Readonly<Record<string, string | number>>) {
  const program = resolve(import.meta.dirname, 'part.ts')
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`)
  return spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
}

/** Runs a part until it exits and returns its statistics. */
export async function readPart(
  options: Readonly<Record<string, string | number>>,
): Promise<PartOutput> {
  const child = spawnPart(options)
  let text = ''
  child.stdout.on('data', (part) => (text += String(part)))
  await once(child, 'close')
  return JSON.parse(text) as PartOutput
}
