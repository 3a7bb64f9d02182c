/** Where a page stands in a list; page counts from 1. */
export interface Pagination {
  readonly page: number
  readonly perPage: number
  readonly total: number
  /** Absolute address of the list without query. */
  readonly path: string
}

/** The paged envelope. Its addresses carry only `page`; a page past the end is empty. */
export function paginate<Item>(data: readonly Item[], position: Pagination) {
  const { page, perPage, total, path } = position
  const last = Math.max(1, Math.ceil(total / perPage))
  const addressOf = (wanted: number) =>
    wanted < 1 || wanted > last ? null : `${path}?page=${wanted}`
  const first = (page - 1) * perPage + 1
  const prev = addressOf(page - 1)
  const next = addressOf(page + 1)
  return {
    data,
    links: { first: addressOf(1), last: addressOf(last), prev, next },
    meta: {
      current_page: page,
      from: data.length === 0 ? null : first,
      last_page: last,
      links: [
        { url: prev, label: '&laquo; Previous', active: false },
        ...pageNumbers(page, last).map((number) => ({
          url: number === null ? null : addressOf(number),
          label: number === null ? '...' : String(number),
          active: number === page,
        })),
        { url: next, label: 'Next &raquo;', active: false },
      ],
      path,
      per_page: perPage,
      to: data.length === 0 ? null : first + data.length - 1,
      total,
    },
  }
}

/** The numbers shown: the first and last two and three around the page, gaps as null. */
function pageNumbers(page: number, last: number): (number | null)[] {
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

/** The page a query asks for: a whole number from 1, otherwise 1. */
export function parsePage(text: string | undefined): number {
  if (text === undefined || !/^[0-9]{1,9}$/.test(text)) return 1
  return Math.max(1, Number(text))
}
