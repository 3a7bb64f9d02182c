import { onTestFinished } from 'vitest'
import { startEdgeProgram } from '../../../scripts/edge/edge-program.ts'
import { findFreePort } from './free-port.ts'

/** The shop on workerd. */
export interface EdgeShop {
  readonly port: number
  /** The ids of the processes of workerd. */
  readonly pids: readonly number[]
}

/** Serves the bundle for Workers with some settings; ends after the test. */
export async function startEdge(settings: Readonly<Record<string, string>>): Promise<EdgeShop> {
  const port = await findFreePort()
  const program = startEdgeProgram(port, settings)
  onTestFinished(program.stop)
  return { port, pids: await program.started }
}
