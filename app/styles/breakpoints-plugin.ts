import plugin from 'tailwindcss/plugin'
import { breakpoints } from '../ui/breakpoints.ts'

const tailwindScreens = Object.fromEntries(
  Object.entries(breakpoints).map(([name, pixels]) => [
    name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    `${pixels}px`,
  ]),
)

/** Makes each breakpoint a Tailwind variant; Tailwind requires a default export. */
export default plugin(() => {}, { theme: { screens: tailwindScreens } })
