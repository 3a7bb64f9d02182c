import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTemporaryFolder } from '../support/shops/open-shop.ts'
import { copyDebianRoot, mustRun } from './support/debian-root.ts'
import { runIsolated, shopUser } from './support/isolated-root.ts'

const project = resolve(import.meta.dirname, '../..')
const base = 'localhost/overtone-base'
const image = 'localhost/overtone'

const imageConfig = z.object({
  Docker: z.object({
    config: z.object({
      User: z.string(),
      WorkingDir: z.string(),
      Env: z.array(z.string()),
      Cmd: z.array(z.string()),
      Volumes: z.record(z.string(), z.unknown()),
      Healthcheck: z.object({ Test: z.array(z.string()) }),
    }),
  }),
})

/** Images are stored for this run only. */
let storage: string[] = []
let folder = ''

beforeAll(async () => {
  folder = await createTemporaryFolder()
  storage = ['--root', join(folder, 'images'), '--runroot', join(folder, 'run')]
})

afterAll(() => {
  // Otherwise, the layers stay mounted, and their folder cannot be removed.
  spawnSync('buildah', [...storage, 'rm', '--all'])
  spawnSync('buildah', [...storage, 'rmi', '--all', '--force'])
})

const buildah = (...args: readonly string[]) => mustRun('buildah', [...storage, ...args], project)

/** Adds this machine's npm to a root folder, with its registry, as the official images of Node have one. */
function addNpm(root: string): void {
  const npm = dirname(dirname(realpathSync(mustRun('which', ['npm']))))
  const target = join(root, 'usr/local/lib/node_modules/npm')
  cpSync(npm, target, { recursive: true, dereference: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm'))
  const read = (name: string) => mustRun('npm', ['config', 'get', name], project)
  mkdirSync(join(root, 'usr/local/etc'), { recursive: true })
  const lines = [`registry=${read('registry')}`]
  if (existsSync(read('cafile'))) {
    cpSync(realpathSync(read('cafile')), join(root, 'usr/local/etc/npm-ca.pem'))
    lines.push('cafile=/usr/local/etc/npm-ca.pem')
  }
  writeFileSync(join(root, 'usr/local/etc/npmrc'), `${lines.join('\n')}\n`)
}

test('the image is built from the project, and runs read-only as another user on an empty volume [P9.08]', async () => {
  const root = join(folder, 'root')
  copyDebianRoot(root)
  addNpm(root)
  const container = buildah('from', 'scratch')
  buildah('add', '--quiet', container, root, '/')
  buildah('commit', '--quiet', container, base)

  const cache = mustRun('npm', ['config', 'get', 'cache'], project)
  const options = ['--isolation', 'chroot', '--format', 'docker', '--network', 'host']
  const bases = ['--build-arg', `BUILD_BASE=${base}`, '--build-arg', `BASE=${base}`]
  const file = ['-v', `${cache}:/root/.npm`, '-f', 'deploy/Containerfile', '-t', image, '.']
  buildah('build', '--quiet', ...options, ...bases, ...file)

  const { config } = imageConfig.parse(
    JSON.parse(buildah('inspect', '--type', 'image', image)),
  ).Docker
  expect(config).toMatchObject({ User: `${shopUser}:${shopUser}`, Volumes: { '/data': {} } })
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const report = runIsolated({
    root: buildah('mount', buildah('from', image)),
    dataDir,
    isReadOnly: true,
    workingDirectory: config.WorkingDir,
    env: {
      ...Object.fromEntries(config.Env.map((entry) => entry.split('=', 2))),
      PATH: '/usr/local/bin:/usr/bin:/bin',
    },
    shop: config.Cmd,
    // The first word says that the rest is a command without a shell.
    health: config.Healthcheck.Test.slice(1),
  })
  expect(report).toMatchObject({ user: shopUser, canWrite: [], healthy: 0, status: 0 })
  expect(report.isNetworkReachable).toBe(false)
  expect(new Set(Object.values(report.pages)), report.output).toEqual(new Set([200]))
})
