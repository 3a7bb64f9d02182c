import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { withLock } from './lock.js'
import { cacheFolder, hashFiles, print, root } from './project.js'
import { mustRun } from './run.js'

/** With `NODE_ENV=production`, npm would omit packages needed by the build. */
const installArguments = [
  'ci',
  '--include=dev',
  '--ignore-scripts',
  '--loglevel=error',
  '--no-audit',
  '--no-fund',
]

/** Installs the packages in the lock file if they are missing, outdated or incomplete. */
export async function ensureInstalled() {
  await installOnce('install', root, ['package.json', 'package-lock.json'])
}

/**
 * Installs the packages of a single npm command, so that others do not have to wait for them. Its
 * folder in `scripts` has its own package and lock files; peer dependencies are taken from the
 * project.
 */
export async function ensureToolInstalled(name) {
  const folder = join(cacheFolder, name)
  const files = ['package.json', 'package-lock.json'].map((file) => `scripts/${name}/${file}`)
  await installOnce(`install-${name}`, folder, files, ['--legacy-peer-deps'])
}

async function installOnce(lock, folder, files, extraArguments = []) {
  const stampFile = join(folder, 'node_modules', '.overtone-installed')
  const stamp = `${hashFiles(files)} ${process.platform}-${process.arch}\n`
  const isInstalled = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
  if (isInstalled()) return
  await withLock(lock, async () => {
    if (isInstalled()) return
    print('Installing packages (once, about a minute) …')
    if (folder !== root) copyFiles(files, folder)
    const [command, args, options] = getNpmCommand([...installArguments, ...extraArguments])
    await mustRun('The install', command, args, { ...options, cwd: folder })
    // Written last, so that an interrupted install leaves no stamp.
    writeFileSync(stampFile, stamp)
  })
}

function copyFiles(files, folder) {
  mkdirSync(folder, { recursive: true })
  for (const file of files) copyFileSync(join(root, file), join(folder, basename(file)))
}

function getNpmCommand(args) {
  const script = process.env.npm_execpath
  if (script && /\.c?js$/.test(script)) return [process.execPath, [script, ...args]]
  return ['npm', args, { shell: process.platform === 'win32' }]
}
