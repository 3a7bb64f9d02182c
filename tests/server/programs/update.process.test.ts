import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { publishBuild } from '../../../scripts/launch/publish-build.js'
import { writeBuild } from '../../support/shops/build-fixture.ts'
import { createTemporaryFolder } from '../../support/shops/open-shop.ts'
import { startWorkers, waitUntilExited } from '../../support/programs/workers.ts'

vi.setConfig({ testTimeout: 120_000 })

/** Starts a worker from the build `one`. */
async function openShop() {
  const dist = await createTemporaryFolder()
  writeBuild(dist, 'one')
  publishBuild(dist)
  const settings = { BUILD: join(dist, 'live') }
  const shop = await startWorkers(1, { program: 'built-program.ts', settings })
  const build = (version: string) => {
    writeBuild(dist, version)
    publishBuild(dist)
  }
  const restart = async () => {
    const pids = shop.pids()
    shop.kill('SIGHUP')
    await shop.waitForLog('restart-finished')
    await waitUntilExited(pids)
  }
  const get = (path: string) => readBody(shop.port, path)
  return { ...shop, build, restart, get }
}

/** Requests a compressed file or page on a new connection; resolves to its text. */
async function readBody(port: number, path: string): Promise<string> {
  const headers = { 'accept-encoding': 'br' }
  const clientRequest = request({ port, host: '127.0.0.1', path, agent: false, headers }).end()
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage]
  const body = await buffer(response)
  const isCompressed = response.headers['content-encoding'] === 'br'
  return `${response.statusCode} ${isCompressed ? 'br ' : ''}${isCompressed ? brotliDecompressSync(body) : body}`
}

const script = (version: string) => `200 br export const version = '${version}'`

describe.skipIf(process.platform === 'win32')('while a new build waits for the restart', () => {
  test('a process can serve pages of its version that it has not loaded yet', async () => {
    const shop = await openShop()
    shop.build('two')
    expect(await shop.get('/lazy')).toBe('200 one')
    await shop.restart()
    expect(await shop.get('/')).toBe('200 two')
    expect(await shop.get('/lazy')).toBe('200 two')
  })

  test('the scripts of both versions are served, also after the restart', async () => {
    const shop = await openShop()
    shop.build('two')
    expect(await shop.get('/assets/app-one.js')).toBe(script('one'))
    expect(await shop.get('/assets/app-two.js')).toBe(script('two'))
    await shop.restart()
    expect(await shop.get('/assets/app-one.js')).toBe(script('one'))
    expect(await shop.get('/assets/app-two.js')).toBe(script('two'))
  })

  test('another build may be published, for example because the first one does not start', async () => {
    const shop = await openShop()
    shop.build('two')
    shop.build('three')
    expect(await shop.get('/lazy')).toBe('200 one')
    await shop.restart()
    expect(await shop.get('/lazy')).toBe('200 three')
  })

  test('a process that dies is replaced', async () => {
    const shop = await openShop()
    const [first = 0] = shop.pids()
    shop.build('two')
    process.kill(first, 'SIGKILL')
    await shop.waitForWorkers(2)
    expect(await shop.get('/lazy')).toBe('200 two')
  })
})
