import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Window } from 'happy-dom'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** A server with nothing around React: `/render` renders the page's tree anew, `/bytes` sends it as it is. */
process.once('message', (html) => {
  const page = String(html)
  const tree = treeOf(page)
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(request.url === '/render' ? `<!DOCTYPE html>${renderToString(tree)}` : page)
  })
  server.listen(0, () => process.send?.((server.address() as AddressInfo).port))
})

function treeOf(html: string): ReactNode {
  const { document } = new Window()
  document.write(html)
  return elementOf(document.documentElement as unknown as Element)
}

/** The same elements, attributes and texts as React elements; scripts keep their text. */
function elementOf(element: Element): ReactNode {
  const attributes = Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [
      `data-${name.replace(/[^a-z-]/gi, '-')}`,
      value,
    ]),
  )
  const children = [...element.childNodes].map((child) =>
    child.nodeType === 1 ? elementOf(child as Element) : child.textContent,
  )
  return createElement(element.tagName.toLowerCase(), attributes, ...children)
}
