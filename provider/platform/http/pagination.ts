import type { wireMeta } from '../../contract/envelope.ts'
import type { Sent } from '../../contract/sent.ts'

/** The position of a page in a list; the first page is 1. */
export interface Pagination {
  readonly page: number
  readonly perPage: number
  readonly total: number
  /** Absolute URL of the list, without a query string. */
  readonly path: string
}

/**
 * Wraps a page in Bagisto's envelope. Its URLs contain only the `page` parameter; a page past the
 * end is empty.
 */
export function paginate<Item>(data: readonly Item[], pagination: Pagination) {
  const { page, perPage, total, path } = pagination
  const last = Math.max(1, Math.ceil(total / perPage))
  const getUrl = (target: number) => (target < 1 || target > last ? null : `${path}?page=${target}`)
  const first = (page - 1) * perPage + 1
  const prev = getUrl(page - 1)
  const next = getUrl(page + 1)
  return {
    data,
    links: { first: getUrl(1), last: getUrl(last), prev, next },
    meta: {
      current_page: page,
      from: data.length === 0 ? null : first,
      last_page: last,
      links: [
        { url: prev, label: '&laquo; Previous', active: false },
        ...listPageNumbers(page, last).map((number) => ({
          url: number === null ? null : getUrl(number),
          label: number === null ? '...' : String(number),
          active: number === page,
        })),
        { url: next, label: 'Next &raquo;', active: false },
      ],
      path,
      per_page: perPage,
      to: data.length === 0 ? null : first + data.length - 1,
      total,
    } satisfies Sent<typeof wireMeta, 'total_is_capped'>,
  }
}

/**
 * Lists the first and last two pages and up to three on either side of the current one; null marks
 * a gap.
 */
function listPageNumbers(page: number, last: number): (number | null)[] {
  const near = [
    1,
    2,
    page - 3,
    page - 2,
    page - 1,
    page,
    page + 1,
    page + 2,
    page + 3,
    last - 1,
    last,
  ]
  const shown = [...new Set(near)].filter((number) => number >= 1 && number <= last)
  shown.sort((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1]
    return before !== undefined && number - before > 1 ? [null, number] : [number]
  })
}

/** Parses the `page` parameter; returns 1 if it is not a positive integer. */
export function parsePage(text: string | undefined): number {
  if (text === undefined || !/^[0-9]{1,9}$/.test(text)) return 1
  return Math.max(1, Number(text))
}
