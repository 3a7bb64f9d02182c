import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const text = readFileSync(join(root, 'docs/security.md'), 'utf8')

/**
 * The number of requirements of the levels 1 and 2 in each section of OWASP ASVS 5.0.0; those of
 * level 3 follow them. Chapters 10 (OAuth) and 17 (WebRTC) do not apply.
 * https://github.com/OWASP/ASVS/tree/v5.0.0_release/5.0
 */
const requirementCounts: Readonly<Record<string, readonly number[]>> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
}

const requirements = Object.entries(requirementCounts).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, number) => `${chapter}.${section + 1}.${number + 1}`),
  ),
)

/** Returns the part of the document below a heading, up to the next heading of the same level. */
function readSection(heading: string): string {
  const level = heading.replace(/[^#].*$/, '')
  const [, below = ''] = text.split(`\n${heading}\n`)
  return below.split(`\n${level} `)[0] ?? ''
}

/** Returns the rows of the tables in a section as lists of cells, without their headings. */
function readRows(section: string): string[][] {
  return section
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

const findIds = (cell: string) => cell.match(/\d+\.\d+\.\d+/g) ?? []

describe('the security documentation', () => {
  test('answers each requirement of ASVS 5.0 level 2 exactly once [P8.10]', () => {
    expect(requirements).toHaveLength(217)
    const answered = readRows(readSection('## OWASP ASVS 5.0')).flatMap(([cell = '']) =>
      findIds(cell),
    )
    expect(answered.toSorted()).toEqual(requirements.toSorted())
  })

  test('has the section that answers each documentation requirement [P8.10]', () => {
    const rows = readRows(readSection('### Where requirements are documented'))
    expect(rows.length).toBeGreaterThan(10)
    for (const [ids, link = ''] of rows) {
      const title = /^\[(.+)\]\(#/.exec(link)?.[1] ?? ''
      expect([ids, readSection(`## ${title}`).trim().length > 200]).toEqual([ids, true])
    }
  })

  test('has the code and a reason for each requirement that is met [P8.10]', () => {
    const rows = readRows(readSection('### What is met'))
    expect(rows.length).toBeGreaterThan(30)
    for (const [ids, how = '', code = ''] of rows) {
      expect([ids, how.length > 20, /`app[/`]/.test(code)]).toEqual([ids, true, true])
    }
  })

  test.each(['### What is not met', '### What the operator does', '### What does not apply'])(
    'has a reason for each requirement under %s [P8.10]',
    (heading) => {
      const rows = readRows(readSection(heading))
      expect(rows.length).toBeGreaterThan(1)
      for (const row of rows) expect([row, (row.at(-1)?.length ?? 0) > 15]).toEqual([row, true])
    },
  )

  test('refers only to files and sections that exist [P8.10]', () => {
    const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name)
    const references = quoted.filter((name) => /^(app|docs|e2e|scripts|tests)\/|\.tsx?$/.test(name))
    expect(references.length).toBeGreaterThan(100)
    expect(references.filter((name) => !isFile(name))).toEqual([])
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
    expect(links.filter((target) => !isTarget(target))).toEqual([])
  })
})

const folders = ['app', 'docs', 'e2e', 'scripts', 'tests']
const files = [
  ...readdirSync(root),
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).map((entry) =>
      relative(root, join(entry.parentPath, entry.name)),
    ),
  ),
]

/** Returns whether a path exists, or a file with that name; `*` stands for any characters. */
function isFile(name: string): boolean {
  const parts = name.replace(/\/$/, '').split('*')
  const matches = (path: string) =>
    path.startsWith(parts[0] ?? '') &&
    path.endsWith(parts.at(-1) ?? '') &&
    (parts.length > 1 || path.length === parts[0]?.length)
  return files.some((path) => matches(name.includes('/') ? path : basename(path)))
}

/** Returns whether a link leads to a heading of the document, to a file or to another site. */
function isTarget(target: string): boolean {
  if (target.startsWith('https://')) return true
  const [path = '', anchor] = target.split('#')
  if (path !== '' && !existsSync(resolve(root, 'docs', path))) return false
  if (anchor === undefined || path !== '') return true
  return text
    .split('\n')
    .filter((line) => /^#+ /.test(line))
    .some((line) => toAnchor(line) === anchor)
}

/** Returns the anchor that GitHub creates for a heading. */
function toAnchor(heading: string): string {
  return heading
    .replace(/^#+ /, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')
}
