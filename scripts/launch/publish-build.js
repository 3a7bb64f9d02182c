import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** How long replaced files are kept, in milliseconds: one day. */
const keepMs = 24 * 60 * 60 * 1000

const isHashed = (file) => /^(client|server)\/assets\/(?!builds\/)/.test(file)
const isSourceMap = (file) => file.endsWith('.map')
const isManifest = (file) => file.startsWith('client/assets/builds/')

/**
 * Copies a new build from `dist` to `dist/live`, which the shop runs from. Processes and open pages
 * of earlier builds load some files on demand, so hashed files are kept until a build made at least
 * a day after they were replaced. `now` is in milliseconds since the epoch.
 */
export function publishBuild(dist, now = Date.now()) {
  const live = join(dist, 'live')
  // Source maps are not referenced.
  const files = listBuild(dist).filter((file) => !isSourceMap(file))
  mkdirSync(live, { recursive: true })
  // Files without a hash refer to the others, and the manifest announces the build to pages.
  const rank = (file) => (isHashed(file) ? 0 : isManifest(file) ? 2 : 1)
  for (const file of files.toSorted((a, b) => rank(a) - rank(b))) publishFile(dist, live, file)
  removeReplaced(live, new Set(files), now)
}

/** Replaces a file atomically, so that no process reads an incomplete one. */
function publishFile(dist, live, file) {
  const source = join(dist, file)
  const target = join(live, file)
  if (existsSync(target) && readFileSync(target).equals(readFileSync(source))) return
  mkdirSync(dirname(target), { recursive: true })
  const draft = join(live, '.draft')
  copyFileSync(source, draft)
  renameSync(draft, target)
}

/**
 * Removes replaced files after a day; `.replaced.json` records when the kept ones were replaced.
 */
function removeReplaced(live, current, now) {
  const record = join(live, '.replaced.json')
  const earlier = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}
  const keptFiles = {}
  for (const file of listBuild(live)) {
    if (current.has(file)) continue
    const replacedAt = earlier[file] ?? now
    if (isHashed(file) && now - replacedAt < keepMs) keptFiles[file] = replacedAt
    else rmSync(join(live, file))
  }
  const draft = join(live, '.draft')
  writeFileSync(draft, JSON.stringify(keptFiles))
  renameSync(draft, record)
}

function listBuild(root) {
  return ['client', 'server'].flatMap((folder) => listFiles(root, folder))
}

/** Returns the files in a folder; paths are relative to `root` and use slashes. */
function listFiles(root, folder) {
  const path = join(root, folder)
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`
    return entry.isDirectory() ? listFiles(root, file) : [file]
  })
}
