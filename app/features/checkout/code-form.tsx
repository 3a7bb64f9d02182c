import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useProviderInfo } from '#app/features/provider-info/provider-info.queries.ts'
import { m } from '#app/paraglide/messages.js'
import type { Cart } from '#app/provider/types/cart.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { AppliedCodes } from './applied-codes.tsx'
import { useApplyCode } from './checkout.mutations.ts'
import { Form } from '#app/ui/form.tsx'

/**
 * A form for discount codes and, if the provider accepts them, gift cards, with the list of applied
 * codes.
 */
export function CodeForm({ cart }: { readonly cart: Cart }) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const apply = useApplyCode(showResult)
  const { capabilities } = useProviderInfo()

  function showResult(newError: string | null): void {
    setError(newError)
    if (newError === null) setCode('')
    else focusFirst('input')
  }

  function focusFirst(tag: 'input' | 'button'): void {
    form.current?.querySelector(tag)?.focus()
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (code.trim() === '') showResult(m.cart_code_required())
    else apply.run(code.trim())
  }

  return (
    <div className="grid gap-3 py-6">
      <Form
        ref={form}
        method="post"
        noValidate
        onSubmit={submit}
        className="grid items-start gap-x-3 mobile-lg:flex"
      >
        <div className="min-w-0 flex-1">
          <TextField
            label={capabilities.balance ? m.cart_code_label() : m.cart_code_label_discount()}
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
        <Button type="submit" busy={apply.isPending} className="mt-6 justify-self-start">
          {m.cart_code_apply()}
        </Button>
      </Form>
      <AppliedCodes cart={cart} onRemoved={() => focusFirst('button')} />
    </div>
  )
}
