import { Link } from '@tanstack/react-router'

interface ProductNameProps {
  /** The id of the product page; null if there is none. */
  readonly id: number | null
  readonly name: string
}

/** A product's name, linked to its page if it has one. */
export function ProductName({ id, name }: ProductNameProps) {
  if (id === null) return name
  return (
    <Link
      to="/catalog/$id"
      params={{ id: String(id) }}
      className="underline-offset-4 hover:underline"
    >
      {name}
    </Link>
  )
}
