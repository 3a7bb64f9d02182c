import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Window } from 'happy-dom'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/**
 * A server that uses only React: `/render` renders the page's element tree, `/bytes` sends the HTML
 * unchanged.
 */
process.once('message', (html) => {
  const page = String(html)
  const tree = parseTree(page)
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(request.url === '/render' ? `<!DOCTYPE html>${renderToString(tree)}` : page)
  })
  server.listen(0, () => process.send?.((server.address() as AddressInfo).port))
})

function parseTree(html: string): ReactNode {
  const { document } = new Window()
  document.write(html)
  return toElement(document.documentElement as unknown as Element)
}

/**
 * Converts a DOM element to a React element with the same text, including that of scripts, and with
 * its attributes as data attributes.
 */
function toElement(element: Element): ReactNode {
  const attributes = Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [
      `data-${name.replace(/[^a-z-]/gi, '-')}`,
      value,
    ]),
  )
  const children = [...element.childNodes].map((child) =>
    child.nodeType === 1 ? toElement(child as Element) : child.textContent,
  )
  return createElement(element.tagName.toLowerCase(), attributes, ...children)
}
