import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'

interface ActionFormProps {
  /** The field that carries the id when the form is sent without JavaScript. */
  readonly field: string
  readonly id: string
  readonly size?: 'sm' | 'md'
  readonly isPending: boolean
  /** Called with the pressed button, whose value is the item's id. */
  readonly run: (button: HTMLButtonElement) => void
  readonly children: ReactNode
}

/** A one-button form that acts on an item, for example to remove it; works without JavaScript. */
export function ActionForm({ field, id, size, isPending, run, children }: ActionFormProps) {
  return (
    <Form method="post">
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
    </Form>
  )
}
