import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findDescendants } from '../../scripts/edge/find-descendants.ts'
import { createTemporaryFolder } from '../support/shops/open-shop.ts'

/** Starts a shell, which starts another program; returns the id of that program. */
async function startGrandchild(): Promise<number> {
  const child = spawn('sh', ['-c', 'sleep 1000 & echo $!; wait'])
  const output = await new Promise<string>((resolve) =>
    child.stdout.once('data', (text) => resolve(String(text))),
  )
  const id = Number(output)
  onTestFinished(() => {
    process.kill(id)
    child.kill()
  })
  return id
}

test.skipIf(process.platform !== 'linux')(
  'the programs that a child has started are found by their name [P9.05]',
  async () => {
    const id = await startGrandchild()
    // The program has its name once the shell has replaced itself.
    await expect.poll(() => findDescendants(process.pid, 'sleep')).toEqual([id])
    expect(findDescendants(process.pid, 'workerd')).toEqual([])
    expect(findDescendants(id, 'sleep')).toEqual([])
  },
)

test('no programs are found on a system that does not list them as files [P9.05]', async () => {
  const missing = join(await createTemporaryFolder(), 'proc')
  expect(findDescendants(process.pid, 'node', missing)).toEqual([])
})
