import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { Cart } from '#app/provider/types.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { AppliedCodes } from './applied-codes.tsx'
import { useApplyCode } from './checkout.mutations.ts'

/** The one field for gift cards and discount codes, and the codes in force. */
export function CodeForm({ cart }: { readonly cart: Cart }) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const apply = useApplyCode(show)

  function show(refused: string | null): void {
    setError(refused)
    if (refused === null) setCode('')
    else focusIn('input')
  }

  function focusIn(kind: 'input' | 'button'): void {
    form.current?.querySelector(kind)?.focus()
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (code.trim() === '') show(m.cart_code_required())
    else apply.run(code.trim())
  }

  return (
    <div className="grid gap-3 py-6">
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={submit}
        className="flex items-start gap-3"
      >
        <div className="min-w-0 flex-1">
          <TextField
            label={m.cart_code_label()}
            name="code"
            value={code}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={error ?? undefined}
            onChange={(event) => setCode(event.target.value)}
          />
        </div>
        <Button type="submit" busy={apply.isPending} className="mt-6">
          {m.cart_code_apply()}
        </Button>
      </form>
      <AppliedCodes cart={cart} onRemoved={() => focusIn('button')} />
    </div>
  )
}
