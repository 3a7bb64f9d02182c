import { expect, test } from 'vitest'
import { bundledPrograms } from '../../../scripts/launch/folder.js'
import { openConnection, waitUntilRefused } from '../../support/network/raw-connection.ts'
import { startChildProgram } from '../../support/programs/child-program.ts'
import { createTemporaryFolder } from '../../support/shops/open-shop.ts'

/**
 * Sends a request without its body of one byte and waits until the shop has received that; returns a
 * function that sends the body and returns the response.
 */
async function beginRequest(port: number, request: string) {
  const { send, received, closed } = await openConnection(port)
  send(
    `${request} HTTP/1.1\r\nhost: localhost:3000\r\ncontent-length: 1\r\nexpect: 100-continue\r\n\r\n`,
  )
  await received('100 Continue')
  return async () => {
    send('x')
    return (await closed).replace(/^HTTP\/1.1 100 Continue\s+/, '')
  }
}

test('while a stopping shop answers its last request, it says that it is not ready [P9.07]', async () => {
  const { port, kill, exited } = await startChildProgram(bundledPrograms.server, 'running', {
    DATA_DIR: await createTemporaryFolder(),
    DEMO_CATALOGUE: 'none',
  })
  const ready = await fetch(`http://127.0.0.1:${port}/readyz`)
  expect([ready.status, await ready.json()]).toMatchObject([200, { status: 'ok' }])

  const finishLast = await beginRequest(port, 'POST /en/contacts')
  const checks = [await beginRequest(port, 'GET /readyz'), await beginRequest(port, 'GET /readyz')]
  kill('SIGTERM')
  await waitUntilRefused(port)
  for (const finishCheck of checks) {
    const response = await finishCheck()
    expect(response).toMatch(/^HTTP\/1.1 503 /)
    expect(response).toContain('"stopping":"yes"')
  }
  expect(await finishLast()).toMatch(/^HTTP\/1.1 [34]\d\d /)
  expect(await exited).toBe(0)
})
