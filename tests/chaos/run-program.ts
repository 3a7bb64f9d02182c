import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Creates a folder for a run; it is removed after the test. */
export function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'overtone-chaos-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Runs the program of `npm run chaos` until it exits. */
export async function runProgram(folder: string, ...args: readonly string[]) {
  const program = join(import.meta.dirname, 'main.ts')
  const child = spawn(process.execPath, [program, '--folder', folder, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (text) => (output += String(text)))
  const [status] = await once(child, 'close')
  return { status, output }
}
