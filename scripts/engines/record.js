import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
  'nginx',
  'p7zip-full',
  'pgbouncer',
  'prometheus',
  'systemd',
  'varnish',
]

/** The packages whose versions the record omits. */
const helpers = new Set(['debootstrap', 'iproute2'])

/**
 * What the results depend on most. Few files, so that the record need not be renewed with each
 * change; `npm test` proves the rest without these programs.
 */
const coveredFiles = [
  '.dockerignore',
  'deploy/.env.example',
  'deploy/Caddyfile',
  'deploy/Containerfile',
  'deploy/compose.yaml',
  'deploy/monitoring/alerts.test.yml',
  'deploy/monitoring/alerts.yml',
  'deploy/nginx.conf',
  'deploy/shop.service',
  'deploy/varnish.vcl',
  'app/server/cache/page-cache-control.ts',
  'e2e/resilience/shared-cache.spec.ts',
  'e2e/support/installed-cache.ts',
  'provider/platform/database/postgres/dialect.ts',
  'provider/platform/files/zip',
  'tests/engines',
  'tests/support/network/pgbouncer.ts',
]

const file = 'docs/engines.md'

/** Hashes the files that a record is about. */
export function hashCoveredFiles() {
  return hashFiles(coveredFiles)
}

/**
 * Writes the results to `docs/engines.md` and returns whether all tests have passed.
 * @param {{ engines: string, pooler: string, playwright: string }} reports the JSON files of the runs
 */
export function writeRecord(reports) {
  const parts = [
    [
      'A shared cache in front of the shop (Varnish, nginx)',
      readPlaywrightTests(reports.playwright),
    ],
    ['The back end behind PgBouncer', readVitestTests(reports.pooler)],
    [
      'Caddy, systemd, compose, Prometheus, ZIP programs, container and bare Debian',
      readVitestTests(reports.engines),
    ],
  ]
  const isGreen = parts.every(
    ([, tests]) => tests.length > 0 && tests.every((test) => test.isPassed),
  )
  writeFileSync(join(root, file), formatRecord(parts, isGreen))
  return isGreen
}

function formatRecord(parts, isGreen) {
  const commit = read('git', ['rev-parse', '--short=12', 'HEAD'])
  const lines = [
    '# Engines',
    '',
    'The record of the last `npm run test:engines`, which writes this page: the shop with the programs that',
    'others run around it. [npm commands](npm-commands.md) tells when to renew it.',
    '',
    `- Date: ${new Date().toISOString().slice(0, 10)}`,
    `- Commit: ${commit}, and what was changed since it`,
    `- Covered files: ${hashCoveredFiles()}`,
    `- Result: ${isGreen ? 'green' : 'red'}`,
    '- Not run: the official images of Node, Caddy, PostgreSQL and SeaweedFS, compose with a container engine, the',
    '  unit in a running systemd ([Your own shop](run-your-own.md) has their commands), and the hosted checks of',
    '  `.github/workflows/check.yml`',
    '',
    '| program | version |',
    '|---|---|',
    `| Node | ${process.versions.node} |`,
    ...readVersions().map(([name, version]) => `| ${name} | ${version} |`),
    ...parts.flatMap(([title, tests]) => [
      '',
      `## ${title}`,
      '',
      '| test | result |',
      '|---|---|',
      ...tests.map((test) => `| ${test.title.replaceAll('|', '\\|')} | ${describe(test)} |`),
    ]),
  ]
  return `${lines.join('\n')}\n`
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
