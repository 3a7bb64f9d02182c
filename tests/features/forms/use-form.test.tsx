import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { FormAlert } from '#app/features/forms/form-alert.tsx'
import { requiredText } from '#app/features/forms/form-fields.ts'
import { useForm } from '#app/features/forms/use-form.ts'
import { fail, createRefusal, succeed } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { getOpenToasts } from '#app/ui/toast-store.ts'
import { renderInShop } from '../render-in-shop.tsx'

const schema = z.object({ name: requiredText(10), city: requiredText(10) })

interface Submission {
  readonly data: z.infer<typeof schema>
  readonly respond: (outcome: Outcome<string>) => void
}

/** Renders a form; records its submissions, to which the test responds, and their results. */
function renderForm() {
  const submissions: Submission[] = []
  const completed: string[] = []
  function Form() {
    const { busy, alert, inputProps, onSubmit } = useForm({
      schema,
      labels: { name: 'Name', city: 'City' },
      send: (data: z.infer<typeof schema>) =>
        new Promise<Outcome<string>>((respond) => {
          submissions.push({ data, respond })
        }),
      onDone: (value: string) => completed.push(value),
    })
    return (
      <form onSubmit={onSubmit}>
        <FormAlert {...alert} />
        <TextField {...inputProps('name')} />
        <TextField {...inputProps('city')} />
        <Button type="submit" busy={busy}>
          Send
        </Button>
      </form>
    )
  }
  renderInShop(<Form />)
  return { submissions, completed }
}

async function fillAndSubmit(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Name'), 'Ada')
  await userEvent.type(screen.getByLabelText('City'), 'Paris')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
}

const getToastTexts = () => getOpenToasts().map((toast) => toast.text)

describe('useForm', () => {
  test('a form that fails validation is not sent [R5.04]', async () => {
    const { submissions } = renderForm()
    await userEvent.click(screen.getByRole('button'))
    expect(submissions).toEqual([])
    expect(screen.getAllByText('This field is required')).toHaveLength(2)
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
  })

  test('a refusal is shown as a toast and next to its field, which is focused [R8.02]', async () => {
    const { submissions } = renderForm()
    await fillAndSubmit()
    const messages = [
      { field: 'city', text: 'Unknown city', reason: null },
      { field: null, text: 'Closed today', reason: null },
    ]
    submissions[0]?.respond(fail(createRefusal(422, { messages })))
    const city = screen.getByLabelText('City')
    await waitFor(() => expect(document.activeElement).toBe(city))
    expect(city.getAttribute('aria-invalid')).toBe('true')
    expect(getToastTexts()).toEqual(['Closed today', 'Unknown city'])
    expect(document.querySelector('[data-form-error]')?.textContent).toBe('Closed today')
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada')
  })

  test('a second submission while the first is in flight is ignored [R2.24]', async () => {
    const { submissions, completed } = renderForm()
    await fillAndSubmit()
    const form = screen.getByRole('button').closest('form')
    fireEvent.submit(form ?? document.body)
    await userEvent.type(screen.getByLabelText('City'), '{Enter}')
    expect(submissions).toHaveLength(1)
    submissions[0]?.respond(succeed('yes'))
    await waitFor(() => expect(completed).toEqual(['yes']))
  })

  test('a timeout shows one toast, whose action sends the same values again [R8.02]', async () => {
    const { submissions } = renderForm()
    await fillAndSubmit()
    submissions[0]?.respond(fail({ kind: 'timeout' }))
    await waitFor(() => expect(getToastTexts()).toEqual(['Something went wrong, please try again']))
    getOpenToasts()[0]?.action?.run()
    await waitFor(() => expect(submissions).toHaveLength(2))
    expect(submissions[1]?.data).toEqual({ name: 'Ada', city: 'Paris' })
  })
})
