import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { GallerySection } from './gallery-section.tsx'

const longText = 'A text as long as it takes to say it. '.repeat(12).trim()

/** Toasts in every theme and with every option. */
export function ToastsSection() {
  return (
    <GallerySection title="Toasts">
      <Button onClick={() => showToast({ text: 'Something is wrong' })}>Plain toast</Button>
      <Button onClick={() => showToast({ text: 'All is well', theme: 'success' })}>
        Success toast
      </Button>
      <Button onClick={() => showToast({ text: 'By the way', theme: 'grey' })}>Grey toast</Button>
      <Button onClick={() => showToast({ text: 'Wait for me', canClose: false })}>
        Toast that cannot be closed
      </Button>
      <Button onClick={() => showToast({ text: longText })}>Long toast</Button>
      <Button
        onClick={() => showToast({ text: 'Narrow', width: 300, padding: 12, timeout: 20_000 })}
      >
        Narrow slow toast
      </Button>
      <Button
        onClick={() =>
          showToast({
            text: 'Again?',
            action: { label: 'Try again', run: () => showToast({ text: 'Tried' }) },
          })
        }
      >
        Toast with an action
      </Button>
    </GallerySection>
  )
}
