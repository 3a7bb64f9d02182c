import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { getEdgeProgram } from '../launch/edge.js'
import { cacheFolder } from '../launch/project.js'
import { findDescendants } from './find-descendants.ts'

/** The bundle for Workers, as workerd serves it on this machine. */
export interface EdgeProgram {
  /**
   * Resolves once the shop is served to the ids of the processes of workerd: that of the shop, and one
   * that passes requests on; to none on systems without `/proc`. Rejects if the program exits before.
   */
  readonly started: Promise<readonly number[]>
  /** Ends the program, which may have ended already, and removes its files. */
  readonly stop: () => Promise<void>
}

/** Serves the bundle for Workers on a port, with the settings of the shop. */
export function startEdgeProgram(
  port: number,
  settings: Readonly<Record<string, string>>,
): EdgeProgram {
  const [command, args, options] = getEdgeProgram({ ...settings, PORT: String(port) })
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()))
  let output = ''
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (text) => {
      output += String(text)
      if (output.includes('Ready on')) resolve()
    })
  })
  const failed = exited.then(() => {
    throw new Error(`wrangler has exited: ${output}`)
  })
  const started = Promise.race([ready, failed]).then(() =>
    findDescendants(child.pid ?? 0, 'workerd'),
  )
  // Whoever stops the program does not always wait for its start.
  started.catch(() => {})
  return {
    started,
    stop: async () => {
      child.kill('SIGINT')
      await exited
      await rm(join(cacheFolder, `edge-${port}`), { recursive: true, force: true })
    },
  }
}
