import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { themes } from '#app/ui/theme-cookie.ts'
import { chooseTheme, getCurrentTheme } from './theme.ts'
import { Form } from '#app/ui/form.tsx'

/**
 * Switches between the light, dark and system themes. Without JavaScript the server stores the
 * choice and redirects back.
 */
export function ThemeSwitch() {
  const [current, setCurrent] = useState(getCurrentTheme)
  const names = { light: m.shop_theme_light, dark: m.shop_theme_dark, system: m.shop_theme_system }
  return (
    <Form method="post">
      <fieldset aria-label={m.shop_theme()} className="flex flex-wrap gap-x-4">
        {themes.map((theme) => (
          <button
            key={theme}
            formAction={`/theme/${theme}`}
            aria-pressed={theme === current}
            className="py-1 text-sm underline-offset-4 hover:underline aria-pressed:font-bold"
            onClick={(event) => {
              event.preventDefault()
              chooseTheme(theme)
              setCurrent(theme)
            }}
          >
            {names[theme]()}
          </button>
        ))}
      </fieldset>
    </Form>
  )
}
