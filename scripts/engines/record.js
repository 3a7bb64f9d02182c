import { spawnSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPinnedNode } from '../launch/pinned-node.js'
import { hashFiles, root } from '../launch/project.js'
import { readPlaywrightTests, readVitestTests } from '../launch/requirements.js'

/** The Debian packages that the tests need. */
export const enginePackages = [
  'buildah',
  'caddy',
  'debootstrap',
  'docker-compose',
  'iproute2',
  'libarchive-tools',
  'memcached',
  'nginx',
  'p7zip-full',
  'pgbouncer',
  'prometheus',
  'swift-account',
  'swift-container',
  'swift-object',
  'swift-proxy',
  'systemd',
  'systemd-container',
  'unzip',
  'varnish',
]

/** The packages whose versions the record omits. */
const helpers = new Set(['debootstrap', 'iproute2', 'memcached'])

/**
 * What the results depend on most. Few files, so that the record need not be renewed with each
 * change; `npm test` proves the rest without these programs.
 */
const coveredFiles = [
  '.dockerignore',
  'app/server/cache/page-cache-control.ts',
  'app/server/cache/public-cache-key.ts',
  'deploy/.env.example',
  'deploy/Caddyfile',
  'deploy/Containerfile',
  'deploy/compose.yaml',
  'deploy/monitoring/alerts.test.yml',
  'deploy/monitoring/alerts.yml',
  'deploy/nginx.conf',
  'deploy/shop.service',
  'deploy/varnish.vcl',
  'e2e/engines.config.ts',
  'e2e/resilience/shared-cache.spec.ts',
  'e2e/support/installed-cache.ts',
  'provider/platform/database/postgres',
  'provider/platform/files/s3',
  'provider/platform/files/zip',
  'provider/platform/server',
  'scripts/build',
  'scripts/engines',
  'scripts/engines.js',
  'scripts/launch/folder.js',
  'tests/engines',
  ...listPoolerTests(),
  'tests/support/database/pooler-setup.ts',
  'tests/support/database/use-pooler.ts',
  'tests/support/files',
  'tests/support/network/pgbouncer.ts',
  'tests/support/unpack-zip.ts',
  'tests/support/zip-entries.ts',
]

function listPoolerTests() {
  const names = readdirSync(join(root, 'tests/provider'), { recursive: true })
  const tests = names.filter((name) => name.endsWith('.pooler.test.ts')).sort()
  return tests.map((name) => `tests/provider/${name.replaceAll('\\', '/')}`)
}

const file = 'docs/engines.md'

/**
 * Returns the files and folders that a record is about with the beginnings of their hashes, which do
 * not depend on commits.
 */
export function hashCoveredFiles() {
  return coveredFiles.map((path) => [path, hashFiles([path]).slice(0, 16)])
}

/**
 * Returns the short name of the commit that a run tests, and whether the tree has other changes than
 * the record of an earlier run. Call it before the run.
 */
export function readCommit() {
  const commit = read('git', ['rev-parse', '--short', 'HEAD'])
  const changes = read('git', ['status', '--porcelain', '--', '.', `:(exclude)${file}`])
  return changes === '' ? commit : `${commit}, with changes`
}

/**
 * Writes the results to `docs/engines.md` and returns whether all tests have passed.
 * @param {{ engines: string, pooler: string, playwright: string }} reports the JSON files of the runs
 * @param {string} commit what `readCommit` has returned before the runs
 */
export function writeRecord(reports, commit) {
  const parts = [
    [
      'A shared cache in front of the shop (Varnish, nginx)',
      readPlaywrightTests(reports.playwright),
    ],
    ['The back end behind PgBouncer', readVitestTests(reports.pooler)],
    [
      'Caddy, Swift, systemd, compose, Prometheus, ZIP programs, container and bare Debian',
      readVitestTests(reports.engines),
    ],
  ]
  const isGreen = parts.every(
    ([, tests]) => tests.length > 0 && tests.every((test) => test.isPassed),
  )
  writeFileSync(join(root, file), formatRecord(parts, commit, isGreen))
  return isGreen
}

/** Returns the version of the Node that runs the tests, which is not the one of this program. */
function readNodeVersion() {
  return spawnSync(findPinnedNode(), ['--version'], { encoding: 'utf8' }).stdout.trim().slice(1)
}

function formatRecord(parts, commit, isGreen) {
  const lines = [
    '# Engines',
    '',
    'The record of the last `npm run test:engines`, which writes this page: the shop with the programs that',
    'others run around it. [npm commands](npm-commands.md) tells when to renew it.',
    '',
    `- Date: ${new Date().toISOString().slice(0, 10)}`,
    `- Commit: ${commit}`,
    `- Result: ${isGreen ? 'green' : 'red'}`,
    '- Not run: the official images of Node, Caddy, PostgreSQL and SeaweedFS, and compose with a container engine',
    '  ([Your own shop](run-your-own.md) has their commands), and the hosted checks of `.github/workflows/check.yml`',
    '',
    '| program | version |',
    '|---|---|',
    `| Node | ${readNodeVersion()} |`,
    ...readVersions().map(([name, version]) => `| ${name} | ${version} |`),
    ...parts.flatMap(([title, tests]) => [
      '',
      `## ${title}`,
      '',
      '| test | result |',
      '|---|---|',
      ...tests.map((test) => `| ${formatTitle(test)} | ${describe(test)} |`),
    ]),
    '',
    '## Covered files',
    '',
    'The contents that were tested, as the beginning of a SHA-256. Run the command again when one has changed.',
    '',
    '| files | content |',
    '|---|---|',
    ...hashCoveredFiles().map(([path, hash]) => `| ${path} | ${hash} |`),
  ]
  return `${lines.join('\n')}\n`
}

function formatTitle({ groups, title }) {
  return [...groups, title].join(': ').replaceAll('|', '\\|')
}

function describe({ isPassed, isFailed }) {
  return isPassed ? 'passed' : isFailed ? '**failed**' : '**skipped**'
}

function readVersions() {
  const names = enginePackages.filter((name) => !helpers.has(name))
  const output = read('dpkg-query', ['--show', '--showformat=${Package} ${Version}\\n', ...names])
  return output.split('\n').map((line) => line.split(' '))
}

function read(command, args) {
  return spawnSync(command, args, { cwd: root, encoding: 'utf8' }).stdout.trim()
}
