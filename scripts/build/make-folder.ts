import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { bundlePages, bundlePrograms } from './bundle-programs.ts'
import { copyIdentity } from './copy-identity.ts'

const root = join(import.meta.dirname, '../..')

/** Folders that the programs read, as they are in the project. */
const readFolders = ['messages', 'shop/legal']

/**
 * Makes the folder that runs the shop without an install: `node server.js` is the shop, `node shop.js`
 * the owner's commands. The pages must have been built. `demo` adds the synthesis of the demo catalogue.
 */
export async function makeFolder(folder: string, { demo }: { demo: boolean }): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await copyIdentity(root, folder)
  await bundlePrograms({ folder, demo })
  await bundlePages(join(folder, 'pages/server'))
  cpSync(join(root, 'dist/client'), join(folder, 'pages/client'), {
    recursive: true,
    // Nothing refers to the source maps.
    filter: (path) => !path.endsWith('.map'),
  })
  for (const path of readFolders) cpSync(join(root, path), join(folder, path), { recursive: true })
  cpSync(join(import.meta.dirname, 'folder'), folder, { recursive: true })
  copyPackage('sharp', folder)
  const { name, version } = readPackage(root)
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ name, version, type: 'module' })}\n`,
  )
}

interface Package {
  readonly name: string
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

function readPackage(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

/** Copies a package with binary parts and those it depends on, as far as this platform has them. */
function copyPackage(name: string, folder: string, from = root): void {
  const source = findPackage(name, from)
  cpSync(source, join(folder, 'node_modules', name), { recursive: true })
  const { dependencies = {}, optionalDependencies = {} } = readPackage(source)
  for (const needed of Object.keys(dependencies)) copyPackage(needed, folder, source)
  for (const needed of Object.keys(optionalDependencies))
    if (isInstalled(needed, source)) copyPackage(needed, folder, source)
}

/** Returns the folder of a package as a module in `from` finds it; throws if it is not installed. */
function findPackage(name: string, from: string): string {
  const folder = createRequire(join(from, 'package.json'))
    .resolve.paths(name)
    ?.map((path) => join(path, name))
    .find((path) => existsSync(path))
  if (folder === undefined) throw new Error(`The package ${name} is not installed.`)
  return folder
}

function isInstalled(name: string, from: string): boolean {
  try {
    return findPackage(name, from) !== ''
  } catch {
    return false
  }
}
