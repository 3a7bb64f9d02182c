import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const pageCss =
  'body{font:14px sans-serif;background:#888}p{display:flex;gap:8px;overflow-x:auto}' +
  'img{height:320px;width:auto;object-fit:cover;object-position:top}'

/** Writes an HTML page with the screenshots in a folder, one row per screen; returns its path. */
export function writeScreenshotIndex(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.png'))
  const screens = Map.groupBy(files.toSorted(compareByWidth), (file) => parseName(file).screen)
  const rows = [...screens].map(
    ([screen, files]) => `<h2>${screen}</h2><p>${files.map(renderThumbnail).join('')}</p>`,
  )
  const page = join(folder, 'index.html')
  const head = `<!doctype html><title>Screenshots</title><style>${pageCss}</style>`
  writeFileSync(page, head + rows.join('\n'))
  return page
}

function renderThumbnail(file) {
  return `<a href="${file}"><img src="${file}" alt="${file}" title="${file}" loading="lazy"></a>`
}

/** Parses a file name such as `cart-390-dark.png`. */
function parseName(file) {
  const [, screen, width] = /^(.+)-(\d+)-\w+\.png$/.exec(file) ?? [null, file, '0']
  return { screen, width: Number(width) }
}

function compareByWidth(a, b) {
  return parseName(a).width - parseName(b).width || b.localeCompare(a)
}
