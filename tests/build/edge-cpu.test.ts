import { expect, test } from 'vitest'
import { readProcessTime } from '../../scripts/launch/cpu-time.js'
import { bundledPrograms } from '../../scripts/launch/folder.js'
import { openHost } from '../faults/open-host.ts'
import { startChildProgram } from '../support/programs/child-program.ts'
import { startEdge } from '../support/programs/edge-program.ts'
import { createTemporaryFolder } from '../support/shops/open-shop.ts'

/** A page's CPU time on workerd as a multiple of that on Node; 1.0 to 1.3 when this was written. */
const maxRatio = 2

const paths = ['/en/', '/en/catalog', '/en/catalog/41']
const rounds = 12

/** Returns the CPU time that pages take the busiest process of a server, in milliseconds. */
async function measurePages({ port, pids }: { port: number; pids: readonly number[] }) {
  const before = pids.map(readProcessTime)
  for (let round = 0; round < rounds; round += 1) {
    for (const path of paths) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`)
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('</html>')
    }
  }
  return Math.max(...pids.map((pid, index) => readProcessTime(pid) - (before[index] ?? 0)))
}

test.skipIf(process.platform !== 'linux')(
  'a page takes about as much CPU time on workerd as on Node [P9.05]',
  async () => {
    const host = await openHost(true)
    const settings = { PROVIDER_URL: host.url, PROVIDER_EXTENSIONS: 'all', PAGE_CACHE_MB: '0' }
    try {
      const edge = await startEdge(settings)
      const { port, pid } = await startChildProgram(bundledPrograms.server, 'running', {
        ...settings,
        ORIGIN: 'http://localhost:3000',
        DATA_DIR: await createTemporaryFolder(),
      })
      const node = { port, pids: [pid] }
      // The first pages compile the code.
      for (const server of [edge, node]) await measurePages(server)
      const onEdge = await measurePages(edge)
      const onNode = await measurePages(node)
      expect(onNode).toBeGreaterThan(0)
      expect(onEdge / onNode).toBeLessThan(maxRatio)
    } finally {
      await host.close()
    }
  },
)
