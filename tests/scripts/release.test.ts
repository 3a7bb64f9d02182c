import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import project from '../../package.json' with { type: 'json' }
import { findReleaseProblems, readSection } from '../../scripts/launch/release.js'
import { listReleases } from '../support/releases/release-dump.ts'

const changelog = `# Changelog

## [Unreleased]

## [1.10.0] - 2027-01-31

### Upgrading

Nothing to do.

### Added

- Bells.

## [1.9.0] - 2027-01-01

- Whistles.
`

const complete = {
  version: '1.10.0',
  lockVersions: ['1.10.0', '1.10.0'],
  changelog,
  changedFiles: [],
  tags: ['v1.9.0', 'v1.2.0', 'vision'],
  today: '2027-01-31',
}

describe('a release', () => {
  test('has a new version, a dated section with upgrade notes and no other changes [P9.10]', () => {
    expect(findReleaseProblems(complete)).toEqual([])
    expect(readSection(changelog, '1.10.0')).toEqual({
      date: '2027-01-31',
      notes: '### Upgrading\n\nNothing to do.\n\n### Added\n\n- Bells.',
    })
  })

  test.each([
    [{ version: '1.10' }, 'not of the form 1.2.3'],
    [{ changedFiles: ['?? notes.txt'] }, 'Commit or remove the changes first: ?? notes.txt.'],
    [{ lockVersions: ['1.10.0', '1.9.0'] }, 'package-lock.json has another version'],
    [{ tags: ['v1.9.0', 'v1.10.0'] }, 'The version 1.10.0 has already been released'],
    [{ tags: ['v1.9.0', 'v2.0.0'] }, 'The version 2.0.0 has already been released'],
    [
      { changelog: changelog.replace('[Unreleased]\n', '[Unreleased]\n\n- More.\n') },
      'move them to 1.10.0',
    ],
    [{ changelog: changelog.replace('1.10.0', '1.11.0') }, 'has no section "## [1.10.0]'],
    [{ today: '2027-02-01' }, 'dates 1.10.0 2027-01-31; today is 2027-02-01'],
    [{ changelog: changelog.replace(' - 2027-01-31', '') }, 'dates 1.10.0 not at all'],
    [{ changelog: changelog.replace('### Upgrading', '### Fixed') }, 'how to update to 1.10.0'],
  ])('is refused with one reason: %o', (change, reason) => {
    expect(findReleaseProblems({ ...complete, ...change })).toEqual([
      expect.stringContaining(reason),
    ])
  })

  test('has left its shop before the next version is begun [P9.10]', () => {
    const text = readFileSync(resolve(import.meta.dirname, '../../CHANGELOG.md'), 'utf8')
    const versions = [...text.matchAll(/^## \[(\d[^\]]*)\]/gm)].map(([, version]) => version)
    const earlier = versions.filter((version) => version !== project.version)
    expect(listReleases()).toEqual(expect.arrayContaining(earlier))
  })
})
