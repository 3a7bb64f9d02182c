import { Link } from '@tanstack/react-router'

interface ProductNameProps {
  /** The id of the product page; null if there is none. */
  readonly id: number | null
  readonly name: string
  /** True outside sentences, where a link must be tall enough to be pressed. */
  readonly isTall?: boolean
}

/** A product's name, linked to its page if it has one. */
export function ProductName({ id, name, isTall = false }: ProductNameProps) {
  if (id === null) return name
  return (
    <Link
      to="/catalog/$id"
      params={{ id: String(id) }}
      className={`underline-offset-4 hover:underline ${isTall ? 'inline-block min-h-6' : ''}`}
    >
      {name}
    </Link>
  )
}
