import { createElement } from 'react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Hydrates the page with React alone; the element tree is read from the document itself. */
hydrateRoot(document.body, readChildren(document.body))

function readChildren(element: Element): ReactNode[] {
  return [...element.childNodes].flatMap((node) => {
    if (node instanceof Element) return [readElement(node)]
    return node instanceof Text ? [node.data] : []
  })
}

function readElement(element: Element): ReactNode {
  // In production, React does not compare attributes during hydration. `style` is omitted, because
  // React only accepts it as an object.
  const attributes = [...element.attributes].filter(({ name }) => name !== 'style')
  const props = Object.fromEntries(attributes.map(({ name, value }) => [name, value]))
  return createElement(element.localName, props, ...readChildren(element))
}
