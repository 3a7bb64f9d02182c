import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { closeAllModals, openModal } from '#app/ui/modal-store.ts'
import type { ModalOptions } from '#app/ui/modal-store.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { GallerySection } from './gallery-section.tsx'

type Look = Omit<ModalOptions<string>, 'title' | 'content' | 'onClose'>

const looks: Record<string, Look> = {
  Modal: {},
  Panel: { type: 'panel' },
  Side: { type: 'side', width: 400 },
  'Modal that stays': { closable: false },
  'Modal over a blurred page': { blur: true, background: 'surface', padding: 40 },
  'Modal over a page that scrolls': { scrollLock: false, overflow: 'hidden' },
  'Modal that overflows': { overflow: 'visible' },
}

/** Modals of each kind and with each option; what they were closed with is shown beside them. */
export function ModalsSection() {
  const [results, setResults] = useState<readonly string[]>([])
  async function open(title: string, look: Look): Promise<void> {
    const note = (line: string) => setResults((lines) => [...lines, line])
    const result = await openModal<string>({
      ...look,
      title,
      content: (close) => contentOf(look.type, close, () => void open('Modal', {})),
      onClose: (value) => note(`told ${value ?? 'nothing'}`),
    })
    note(`got ${result ?? 'nothing'}`)
  }
  return (
    <GallerySection title="Modals">
      {Object.entries(looks).map(([title, look]) => (
        <Button key={title} onClick={() => void open(title, look)}>
          {title}
        </Button>
      ))}
      <output aria-label="Results">{results.join(', ')}</output>
    </GallerySection>
  )
}

function contentOf(type: Look['type'], close: (result?: string) => void, again: () => void) {
  // Only a modal of type `modal` has padding of its own.
  const padding = type === 'panel' || type === 'side' ? 'px-5 pb-5' : ''
  return (
    <div className={`grid gap-4 ${padding}`}>
      <p>Words in a modal.</p>
      <div className="flex flex-wrap gap-4">
        <Button onClick={() => close('no')}>Answer no</Button>
        <Button data-autofocus theme="primary" onClick={() => close('yes')}>
          Answer yes
        </Button>
        <Button onClick={again}>One more</Button>
        <Button onClick={() => showToast({ text: 'Above it all' })}>Show a toast</Button>
        <Button onClick={closeAllModals}>Close all</Button>
        <Button disabled>Not now</Button>
      </div>
    </div>
  )
}
