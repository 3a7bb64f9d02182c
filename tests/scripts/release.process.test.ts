import { spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import project from '../../package.json' with { type: 'json' }
import { createEnvironment } from '../support/programs/program-environment.ts'
import { createTemporaryFolder } from '../support/shops/open-shop.ts'

const root = resolve(import.meta.dirname, '../..')
const installed = '.overtone-installed'
/** What a release reads, with the stamps of what is generated from it. */
const sources = [
  '.gitignore',
  'app',
  'dist/.generated',
  'messages',
  'package.json',
  'package-lock.json',
  'project.inlang',
  'provider',
  'scripts',
  'shop',
  'shop.config.ts',
  'tests/support',
]
/** Hundreds of generated files, which only pages need. */
const pageMessages = join(root, 'app/paraglide')
const changelog = `# Changelog

## [Unreleased]

## [${project.version}] - ${new Date().toISOString().slice(0, 10)}

### Upgrading

Nothing to do.
`

/** A repository with the present sources, which were not released yet. */
let clone = ''

beforeAll(async () => {
  clone = await createTemporaryFolder()
  for (const path of sources)
    await cp(join(root, path), join(clone, path), {
      recursive: true,
      filter: (file) => file !== pageMessages,
    })
  // Links one by one, so that an install in the clone could not change the packages of the project.
  const packages = join(clone, 'node_modules')
  await mkdir(packages)
  const names = (await readdir(join(root, 'node_modules'))).filter((name) => name !== installed)
  for (const name of names) await symlink(join(root, 'node_modules', name), join(packages, name))
  await cp(join(root, 'node_modules', installed), join(packages, installed))
  await write('CHANGELOG.md', changelog)
  git('init', '--quiet')
  commit()
})

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(clone, file)), { recursive: true })
  await writeFile(join(clone, file), text)
}

function git(...args: readonly string[]): string {
  const settings = [
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@shop.test',
    '-c',
    'commit.gpgsign=false',
  ]
  return spawnSync('git', [...settings, ...args], { cwd: clone, encoding: 'utf8' }).stdout
}

function commit(): void {
  git('add', '--all')
  git('commit', '--quiet', '--message', 'a change')
}

function release(...args: readonly string[]) {
  return spawnSync(process.execPath, [join(clone, 'scripts/release.js'), ...args], {
    cwd: clone,
    env: createEnvironment(),
    encoding: 'utf8',
  })
}

/** Returns what a release changes: files, commits and tags. */
function readRepository() {
  return [git('status', '--porcelain'), git('rev-parse', 'HEAD'), git('tag')]
}

test('a trial of a release changes neither files nor commits nor tags [P9.10]', () => {
  const before = readRepository()
  const { status, stdout } = release('--dry-run')
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: `${project.version} can be released; nothing was changed.\n`,
  })
  expect(readRepository()).toEqual(before)
})

test('a release that fails leaves no files, so that it can be repeated [P9.10]', async () => {
  const program = 'tests/support/releases/write-dump-program.ts'
  const failing = `import { mkdirSync, writeFileSync } from 'node:fs'
mkdirSync(process.argv[3], { recursive: true })
writeFileSync(process.argv[3] + '/shop.json', '{}')
process.exit(1)
`
  await write(program, failing)
  commit()
  const before = readRepository()
  for (const _ of ['once', 'again']) {
    const { status, stderr } = release()
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'Writing the used shop failed (exit status 1).\n',
    })
  }
  expect(readRepository()).toEqual(before)
})
