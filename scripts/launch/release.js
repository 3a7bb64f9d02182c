import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.js'

const versionPattern = /^\d+\.\d+\.\d+$/

/** The folder, in the project, of the shop that a release leaves to later versions. */
export function nameDumpFolder(version) {
  return `tests/releases/${version}`
}

/** Reads what a release of the present tree consists of. */
export function readRelease() {
  const read = (path) => readFileSync(join(root, path), 'utf8')
  const lock = JSON.parse(read('package-lock.json'))
  return {
    version: JSON.parse(read('package.json')).version,
    lockVersions: [lock.version, lock.packages[''].version],
    changelog: read('CHANGELOG.md'),
    changedFiles: git('status', '--porcelain').split('\n').filter(Boolean),
    tags: git('tag', '--list', 'v*').split('\n').filter(Boolean),
    today: new Date().toISOString().slice(0, 10),
  }
}

/** Runs git in the project folder and returns its output. */
export function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' })
}

/** Returns one sentence per reason for which the tree cannot be released. */
export function findReleaseProblems({ version, lockVersions, changedFiles, tags, ...release }) {
  if (!versionPattern.test(version)) {
    return [`The version in package.json, ${version}, is not of the form 1.2.3.`]
  }
  const problems = []
  if (changedFiles.length > 0) {
    problems.push(`Commit or remove the changes first: ${changedFiles.join(', ')}.`)
  }
  if (lockVersions.some((other) => other !== version)) {
    problems.push(`package-lock.json has another version than package.json, ${version}.`)
  }
  const released = tags.map((tag) => tag.slice(1)).filter((tag) => versionPattern.test(tag))
  const other = released.find((tag) => compareVersions(tag, version) >= 0)
  if (other !== undefined) {
    problems.push(`The version ${other} has already been released; ${version} is not higher.`)
  }
  return [...problems, ...findChangelogProblems({ version, ...release })]
}

function findChangelogProblems({ version, changelog, today }) {
  const problems = []
  if (readSection(changelog, 'Unreleased')?.notes) {
    problems.push(`CHANGELOG.md has changes that are unreleased: move them to ${version}.`)
  }
  const section = readSection(changelog, version)
  if (section === null) {
    return [...problems, `CHANGELOG.md has no section "## [${version}] - ${today}".`]
  }
  if (section.date !== today) {
    problems.push(
      `CHANGELOG.md dates ${version} ${section.date || 'not at all'}; today is ${today}.`,
    )
  }
  if (!/^### Upgrading\n+\S/m.test(section.notes)) {
    problems.push(`CHANGELOG.md does not say under "### Upgrading" how to update to ${version}.`)
  }
  return problems
}

/** Returns the date and the text of a section of the change log, or null without one. */
export function readSection(changelog, name) {
  for (const section of changelog.split(/^## /m).slice(1)) {
    const [heading, ...lines] = section.split('\n')
    const [, found, date = ''] = /^\[([^\]]+)\](?: - (\S+))?$/.exec(heading) ?? []
    if (found === name) return { date, notes: lines.join('\n').trim() }
  }
  return null
}

function compareVersions(one, other) {
  const [numbers, others] = [one, other].map((version) => version.split('.').map(Number))
  const index = numbers.findIndex((number, position) => number !== others[position])
  return index < 0 ? 0 : numbers[index] - others[index]
}
