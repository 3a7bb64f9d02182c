import { Link } from '@tanstack/react-router'

interface ProductNameProps {
  /** The id of the page of the product; null if it has none. */
  readonly id: number | null
  readonly name: string
}

/** The name of a product, which leads to its page if it has one. */
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
