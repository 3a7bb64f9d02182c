import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes a page with the pictures of a folder, a row for each screen; returns the page's path. */
export function writeLookIndex(folder) {
  const pictures = readdirSync(folder).filter((file) => file.endsWith('.png'))
  const screens = Map.groupBy(pictures.toSorted(byWidth), (file) => partsOf(file).screen)
  const rows = [...screens].map(
    ([screen, files]) => `<h2>${screen}</h2><p>${files.map(thumb).join('')}</p>`,
  )
  const page = join(folder, 'index.html')
  writeFileSync(page, `<!doctype html><title>Look</title><style>${style}</style>${rows.join('\n')}`)
  return page
}

const style =
  'body{font:14px sans-serif;background:#888}p{display:flex;gap:8px;overflow-x:auto}' +
  'img{height:320px;width:auto;object-fit:cover;object-position:top}'

function thumb(file) {
  return `<a href="${file}"><img src="${file}" alt="${file}" title="${file}" loading="lazy"></a>`
}

function partsOf(file) {
  const [, screen, width] = /^(.+)-(\d+)-\w+\.png$/.exec(file) ?? [null, file, '0']
  return { screen, width: Number(width) }
}

function byWidth(one, other) {
  return partsOf(one).width - partsOf(other).width || other.localeCompare(one)
}
