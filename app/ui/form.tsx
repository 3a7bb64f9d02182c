import type { ComponentProps } from 'react'

interface FormProps extends ComponentProps<'form'> {
  readonly method: 'get' | 'post'
}

/**
 * A form. It requires a method, because a form is submitted by GET without one, and before the page
 * is hydrated that would put a password into the URL.
 */
export function Form(props: FormProps) {
  return <form {...props} />
}
