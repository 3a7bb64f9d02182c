import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'

interface ActionFormProps {
  /** The name of the field that contains the id if the form is sent without JavaScript. */
  readonly field: string
  readonly id: string
  readonly size?: 'sm' | 'md'
  readonly isPending: boolean
  /** Acts on the item whose id is the value of the button. */
  readonly run: (button: HTMLButtonElement) => void
  readonly children: ReactNode
}

/** A button that acts on an item, such as to remove it; also works without JavaScript. */
export function ActionForm({ field, id, size, isPending, run, children }: ActionFormProps) {
  return (
    <form method="post">
      <Button
        type="submit"
        name={field}
        value={id}
        size={size}
        busy={isPending}
        onClick={(event) => {
          event.preventDefault()
          run(event.currentTarget)
        }}
      >
        {children}
      </Button>
    </form>
  )
}
