import { createElement as h } from 'react'
import type { ReactElement } from 'react'

/**
 * A list page in plain React as most shops have it: 24 cards and 36 filter links, without a router,
 * translations, players or waveforms; about 570 elements and 40 kB of HTML.
 */
export function LeanPage(): ReactElement {
  return h(
    'html',
    { lang: 'en' },
    h('head', null, h('meta', { charSet: 'utf-8' }), h('title', null, 'Samples')),
    h('body', { className: 'min-h-dvh bg-zinc-950 text-zinc-100' }, h(Header), h(Main), h(Footer)),
  )
}

function Header() {
  return h(
    'header',
    { className: 'border-b border-zinc-800' },
    h(
      'nav',
      { className: 'mx-auto flex max-w-7xl gap-4 px-4 py-3', 'aria-label': 'Main' },
      names.map((name, index) => h(TextLink, { key: name, href: `/en/${index}`, name })),
    ),
    h('form', { role: 'search' }, h('input', { name: 'query', className: inputClass })),
  )
}

function Main() {
  const filters = Array.from({ length: 36 }, (_, index) => index)
  const cards = Array.from({ length: 24 }, (_, index) => index)
  return h(
    'main',
    { className: 'mx-auto grid max-w-7xl gap-8 px-4 py-8 lg:grid-cols-[14rem_1fr]' },
    h(
      'aside',
      { 'aria-label': 'Filters' },
      h('h2', { className: 'font-semibold' }, 'Genre'),
      h(
        'ul',
        { className: 'grid grid-cols-2 gap-2 text-sm lg:grid-cols-1' },
        filters.map((id) =>
          h(
            'li',
            { key: id },
            h(TextLink, { href: `/en/catalog?genre=${id}`, name: `Genre ${id}` }),
          ),
        ),
      ),
    ),
    h(
      'section',
      { 'aria-label': 'Samples' },
      h(
        'ul',
        { className: 'grid gap-6' },
        cards.map((id) => h(Card, { key: id, id })),
      ),
    ),
  )
}

function Card({ id }: { readonly id: number }) {
  const path = `/en/catalog/${id}`
  return h(
    'li',
    { className: 'flex flex-col gap-3 rounded-xl border border-zinc-800 bg-zinc-900 p-3' },
    h(
      'a',
      { href: path, className: 'block overflow-hidden rounded-lg focus-visible:outline-2' },
      h('img', { ...imageSize, src: `/covers/${id}.webp`, alt: '', className: imageClass }),
    ),
    h(
      'div',
      { className: 'flex flex-1 flex-col gap-1' },
      h(
        'h3',
        { className: 'font-medium' },
        h(TextLink, { href: path, name: `Sample & loop ${id}` }),
      ),
      h(
        'p',
        { className: 'text-sm text-zinc-400' },
        h(TextLink, { href: '/en/a', name: 'Artist' }),
      ),
      h('p', { className: 'text-sm' }, h('span', null, `${80 + id} BPM`), ` · ${id} sounds`),
      h(
        'p',
        { className: 'text-sm text-zinc-400' },
        h('span', { className: 'sr-only' }, 'Genre'),
        h(TextLink, { href: `/en/catalog?genre=${id}`, name: `Genre ${id}` }),
      ),
    ),
    h(
      'div',
      { className: 'flex items-center justify-between' },
      h('p', { className: 'tabular-nums' }, `€${(id * 0.99).toFixed(2)}`),
      h(
        'button',
        { type: 'button', className: buttonClass, 'aria-label': `Play sample ${id}` },
        h('svg', { viewBox: '0 0 24 24', fill: 'currentColor' }, h('path', { d: 'M8 5v14l11-7z' })),
      ),
    ),
  )
}

function TextLink({ href, name }: { readonly href: string; readonly name: string }) {
  return h(
    'a',
    { href, className: 'rounded px-2 py-1 hover:bg-zinc-800 focus-visible:outline-2' },
    name,
  )
}

function Footer() {
  return h(
    'footer',
    { className: 'border-t border-zinc-800 px-4 py-8' },
    h(
      'ul',
      null,
      names.map((name) => h('li', { key: name }, h(TextLink, { href: '/en/', name }))),
    ),
  )
}

const names = ['Home', 'Catalog', 'Favorites', 'Cart', 'Profile', 'Contact', 'Terms', 'Privacy']
const imageSize = { width: 320, height: 320, loading: 'lazy', decoding: 'async' } as const
const imageClass = 'aspect-square w-full object-cover transition group-hover:scale-105'
const buttonClass = 'grid size-10 place-items-center rounded-full bg-amber-400 text-zinc-950'
const inputClass = 'w-full rounded-lg border border-zinc-700 bg-zinc-900 px-3 py-2'
