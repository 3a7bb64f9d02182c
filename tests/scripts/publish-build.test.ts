import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publishBuild } from '../../scripts/launch/publish-build.js'
import { writeBuild } from '../support/shops/build-fixture.ts'
import { createTemporaryFolder } from '../support/shops/open-shop.ts'

const hour = 60 * 60 * 1000

/** Creates a folder for builds; `publish` publishes a new one at a time in milliseconds. */
async function openBuilds() {
  const dist = await createTemporaryFolder()
  return {
    dist,
    publish: (version: string, now: number, files?: Record<string, string>) => {
      writeBuild(dist, version, files)
      publishBuild(dist, now)
    },
    has: (file: string) => existsSync(join(dist, 'live', file)),
    read: (file: string) => readFileSync(join(dist, 'live', file), 'utf8'),
  }
}

test('replaced files stay until a build is published a day later', async () => {
  const { publish, has } = await openBuilds()
  const files = ['client/assets/app-one.js', 'client/assets/app-one.js.br']
  const chunk = 'server/assets/lazy-one.js'
  publish('one', 0)
  publish('two', 100 * hour)
  publish('three', 123 * hour)
  expect([...files, chunk].map(has)).toEqual([true, true, true])
  publish('four', 124 * hour)
  expect([...files, chunk].map(has)).toEqual([false, false, false])
  expect(has('client/assets/app-two.js')).toBe(true)
})

test('files that a later build contains again stay', async () => {
  const { publish, has } = await openBuilds()
  publish('one', 0)
  publish('two', hour)
  publish('one', 2 * hour)
  publish('one', 48 * hour)
  expect(has('client/assets/app-one.js')).toBe(true)
  publish('two', 49 * hour)
  expect(has('client/assets/app-one.js')).toBe(true)
})

test('files without a hash are replaced or removed at once', async () => {
  const { publish, has, read } = await openBuilds()
  publish('one', 0, { 'icon.svg': 'one', 'icon.svg.br': 'one', 'robots.txt': 'one' })
  publish('two', hour, { 'icon.svg': 'two' })
  expect(read('client/icon.svg')).toBe('two')
  expect(has('client/icon.svg.br')).toBe(false)
  expect(has('client/robots.txt')).toBe(false)
  expect(read('client/assets/builds/latest.json')).toBe('{"id":"two"}')
})

test('a build that cannot be copied completely leaves the previous one in use', async () => {
  const { dist, publish, read, has } = await openBuilds()
  publish('one', 0)
  const before = read('server/server.js')
  writeBuild(dist, 'two')
  symlinkSync(join(dist, 'missing'), join(dist, 'server/assets/missing-chunk.js'))
  expect(() => publishBuild(dist, hour)).toThrow('ENOENT')
  expect(read('server/server.js')).toBe(before)
  expect(read('client/assets/builds/latest.json')).toBe('{"id":"one"}')
  expect(has('client/assets/app-one.js')).toBe(true)
})
