import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import type { PartOutput } from './run-part-program.ts'

/** Runs a part in its own process with the given options, and returns its figures. */
export async function readPart(options: Readonly<Record<string, unknown>>): Promise<PartOutput> {
  const program = resolve(import.meta.dirname, 'part.ts')
  const args = Object.entries(options).map(([name, value]) => `--${name}=${String(value)}`)
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.on('data', (part) => (text += String(part)))
  await once(child, 'close')
  return JSON.parse(text) as PartOutput
}
