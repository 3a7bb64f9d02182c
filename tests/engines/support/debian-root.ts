import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cacheFolder } from '../../../scripts/launch/project.js'

/**
 * Copies a minimal Debian with Node and further packages to `root`; the first call downloads it. Node
 * needs libatomic, which the official images of Node have, too.
 */
export function copyDebianRoot(root: string, packages: readonly string[] = []): void {
  const made = join(cacheFolder, 'engines', ['debian', ...packages].join('-'))
  if (!existsSync(made)) makeDebianRoot(made, packages)
  mkdirSync(dirname(root), { recursive: true })
  mustRun('cp', ['--archive', made, root])
  cpSync(process.execPath, join(root, 'usr/local/bin/node'))
}

function makeDebianRoot(made: string, packages: readonly string[]): void {
  const unfinished = `${made}.new`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  const options = ['--variant=minbase', `--include=${['libatomic1', ...packages].join(',')}`]
  mustRun('debootstrap', [...options, readCodename(), unfinished, ...findMirror()])
  renameSync(unfinished, made)
}

/** Returns the release of the machine, whose keys and mirror are at hand. */
function readCodename(): string {
  const release = readFileSync('/etc/os-release', 'utf8')
  return /^VERSION_CODENAME=(\w+)$/m.exec(release)?.[1] ?? 'stable'
}

/** Returns the mirror of the machine as arguments; none for that of debootstrap. */
function findMirror(): string[] {
  const file = '/etc/apt/sources.list.d/debian.sources'
  const mirror = existsSync(file)
    ? /^URIs: (\S+)/m.exec(readFileSync(file, 'utf8'))?.[1]
    : undefined
  return mirror === undefined ? [] : [mirror]
}

/** Runs a program and returns its output; throws if it fails. */
export function mustRun(command: string, args: readonly string[], cwd?: string): string {
  const result = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1e9, cwd })
  if (result.status === 0) return result.stdout.trim()
  throw new Error(`${command} has failed: ${result.error ?? result.stderr.slice(-4000)}`)
}
