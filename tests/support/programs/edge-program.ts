import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { getEdgeProgram } from '../../../scripts/launch/edge.js'
import { cacheFolder } from '../../../scripts/launch/project.js'
import { findDescendants } from './find-descendants.ts'
import { findFreePort } from './free-port.ts'

/** The shop on workerd. */
export interface EdgeProgram {
  readonly port: number
  /** The ids of the processes of workerd: that of the shop, and one that passes requests on. */
  readonly pids: readonly number[]
}

/** Serves the bundle for Workers with some settings; ends after the test. */
export async function startEdge(settings: Readonly<Record<string, string>>): Promise<EdgeProgram> {
  const port = await findFreePort()
  const [command, args, options] = getEdgeProgram({ ...settings, PORT: String(port) })
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = once(child, 'close')
  onTestFinished(async () => {
    child.kill('SIGINT')
    await exited
    await rm(join(cacheFolder, `edge-${port}`), { recursive: true, force: true })
  })
  let output = ''
  await new Promise<void>((started, failed) => {
    child.stdout.on('data', (text) => {
      output += String(text)
      if (output.includes('Ready on')) started()
    })
    child.once('close', () => failed(new Error(`wrangler has exited: ${output}`)))
  })
  return { port, pids: findDescendants(child.pid ?? 0, 'workerd') }
}
