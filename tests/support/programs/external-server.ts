import { spawn } from 'node:child_process'
import type { SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A server that is not part of the shop, such as a proxy. */
export interface ExternalServer {
  stop(): Promise<void>
}

/**
 * Starts a server and waits until it accepts connections at a local port. Throws with its output if
 * it exits before.
 */
export async function startExternalServer(
  [command = '', ...args]: readonly string[],
  port: number,
  options: Pick<SpawnOptions, 'env'> = {},
): Promise<ExternalServer> {
  const server = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text) => (output = (output + String(text)).slice(-4000)))
  const exited = new Promise<void>((resolve, reject) => {
    server.once('close', () => resolve()).once('error', reject)
  })
  // The loop below ends if the program cannot start, and reports it.
  exited.catch(() => {})
  const isRunning = () => server.pid !== undefined && server.exitCode === null
  while (isRunning() && !(await accepts(port))) await wait(50)
  if (!isRunning()) {
    await exited
    throw new Error(`${command} has exited: ${output}`)
  }
  return {
    stop: async () => {
      server.kill('SIGTERM')
      await exited
    },
  }
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
