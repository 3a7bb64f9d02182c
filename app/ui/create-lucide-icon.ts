import type { LucideProps } from 'lucide-react'
import { createElement } from 'react'
import type { ComponentType, SVGAttributes } from 'react'

/** The shapes of an icon in a 24 × 24 view box, each as an SVG element with its attributes. */
interface IconShapes {
  readonly node: readonly (readonly [element: string, attributes: SVGAttributes<SVGElement>])[]
}

/**
 * Creates the component of a Lucide icon. The build replaces the library's function with this one
 * (`scripts/build/lean-icons.ts`), which omits the library's options for class names and strokes.
 */
export default function createLucideIcon({ node }: IconShapes): ComponentType<LucideProps> {
  return ({ size, ...attributes }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...attributes,
      },
      ...node.map(([element, shape]) => createElement(element, shape)),
    )
}
