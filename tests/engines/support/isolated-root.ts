import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** The user and group of the shop in containers. */
export const shopUser = 10_001

const probe = readFileSync(join(import.meta.dirname, 'probe.js'), 'utf8')

const report = z.object({
  user: z.number(),
  /** The results of the commands before the start, while the shop was open and after its end. */
  commands: z.array(z.object({ status: z.number().nullable(), output: z.string() })),
  pages: z.record(z.string(), z.number()),
  /** The exit status of the health check, or null if there is none. */
  healthy: z.number().nullable(),
  isNetworkReachable: z.boolean(),
  /** The folders outside the data folder in which the user could make a file. */
  canWrite: z.array(z.string()),
  /** The exit status of the shop after SIGTERM. */
  status: z.number().nullable(),
  output: z.string(),
})

type Commands = readonly (readonly string[])[]

interface IsolatedShop {
  readonly root: string
  /** The empty folder that is mounted at `/data`. */
  readonly dataDir: string
  readonly isReadOnly: boolean
  readonly workingDirectory: string
  readonly env: Readonly<Record<string, string>>
  readonly before?: Commands
  readonly meanwhile?: Commands
  readonly after?: Commands
  readonly shop: readonly string[]
  readonly health?: readonly string[] | undefined
}

/**
 * Enters the root folder as another user without a network; only `/data` is writable besides what the
 * root's own permissions allow or, for a root that is mounted read-only as in a container, `/tmp` in
 * memory.
 */
const enterRoot = `
set -e
ip link set lo up
mount --bind "$ROOT" "$ROOT"
mount --bind "$DATA" "$ROOT/data"
mount -t proc proc "$ROOT/proc"
mount --rbind /dev "$ROOT/dev"
if [ "$READ_ONLY" = true ]; then
  mount -t tmpfs tmpfs "$ROOT/tmp"
  mount -o remount,bind,ro "$ROOT"
fi
exec chroot --userspec=${shopUser}:${shopUser} "$ROOT" /usr/bin/env -i "$@"
`

/** Runs the shop in a root folder and returns what it did there. */
export function runIsolated(options: IsolatedShop) {
  const { root, dataDir, isReadOnly, workingDirectory, env, shop, health = null } = options
  const { before = [], meanwhile = [], after = [] } = options
  for (const name of ['data', 'proc', 'dev', 'tmp'])
    mkdirSync(join(root, name), { recursive: true })
  chownSync(dataDir, shopUser, shopUser)
  const input = JSON.stringify({ before, meanwhile, after, shop, health })
  const variables = Object.entries({ ...env, PROBE: input }).map(
    ([name, value]) => `${name}=${value}`,
  )
  const node = ['/usr/bin/env', '-C', workingDirectory, 'node', '--input-type=module', '-']
  const { stdout, stderr } = spawnSync(
    'unshare',
    ['--net', '--mount', '--pid', '--fork', 'sh', '-c', enterRoot, 'sh', ...variables, ...node],
    {
      env: { ...process.env, ROOT: root, DATA: dataDir, READ_ONLY: String(isReadOnly) },
      input: probe,
      encoding: 'utf8',
    },
  )
  if (stdout === '') throw new Error(`The probe has failed: ${stderr}`)
  return report.parse(JSON.parse(stdout))
}
