import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { closeAllModals, openModal } from '#app/ui/modal-store.ts'
import type { ModalOptions } from '#app/ui/modal-store.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { GallerySection } from './gallery-section.tsx'

type ExampleOptions = Omit<ModalOptions<string>, 'title' | 'content' | 'onClose'>

const examples: Record<string, ExampleOptions> = {
  Modal: {},
  Panel: { type: 'panel' },
  Side: { type: 'side', width: 400 },
  'Modal that stays': { closable: false },
  'Modal over a blurred page': { blur: true, background: 'surface', padding: 40 },
  'Modal over a page that scrolls': { scrollLock: false, overflow: 'hidden' },
  'Modal that overflows': { overflow: 'visible' },
}

/** Modals of every type and with every option, and the results they were closed with. */
export function ModalsSection() {
  const [results, setResults] = useState<readonly string[]>([])
  async function open(title: string, options: ExampleOptions): Promise<void> {
    const addResult = (line: string) => setResults((lines) => [...lines, line])
    const result = await openModal<string>({
      ...options,
      title,
      content: (close) => renderContent(options.type, close, () => void open('Modal', {})),
      onClose: (value) => addResult(`returned ${value ?? 'nothing'}`),
    })
    addResult(`got ${result ?? 'nothing'}`)
  }
  return (
    <GallerySection title="Modals">
      {Object.entries(examples).map(([title, options]) => (
        <Button key={title} onClick={() => void open(title, options)}>
          {title}
        </Button>
      ))}
      <output aria-label="Results">{results.join(', ')}</output>
    </GallerySection>
  )
}

function renderContent(
  type: ExampleOptions['type'],
  close: (result?: string) => void,
  openAnother: () => void,
) {
  // The `panel` and `side` types have no padding by default.
  const padding = type === 'panel' || type === 'side' ? 'px-5 pb-5' : ''
  return (
    <div className={`grid gap-4 ${padding}`}>
      <p>Words in a modal.</p>
      <div className="flex flex-wrap gap-4">
        <Button onClick={() => close('no')}>Answer no</Button>
        <Button data-autofocus theme="primary" onClick={() => close('yes')}>
          Answer yes
        </Button>
        <Button onClick={openAnother}>One more</Button>
        <Button onClick={() => showToast({ text: 'Above it all' })}>Show a toast</Button>
        <Button onClick={closeAllModals}>Close all</Button>
        <Button disabled>Not now</Button>
      </div>
    </div>
  )
}
