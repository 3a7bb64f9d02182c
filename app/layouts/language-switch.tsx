import { useLocation } from '@tanstack/react-router'
import { saveScrollForNextDocument } from '#app/router/saved-scroll.ts'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { languageTags, localeNames } from '#app/locales/locales.ts'
import { localizePath } from '#app/i18n/paths.ts'
import { getShopLanguages } from '#app/i18n/shop-languages.ts'
import { m } from '#app/paraglide/messages.js'
import { isPlainClick } from '#app/ui/menu-navigation.ts'

/**
 * Links to this page in each language; absent in a shop with one language. They keep the scroll
 * position and load a new document, so that no messages in the old language remain.
 */
export function LanguageSwitch({ className }: { readonly className: string }) {
  const { pathname, searchStr } = useLocation()
  const current = getCurrentLocale()
  const languages = getShopLanguages()
  if (languages.length === 1) return null
  return (
    <nav aria-label={m.shop_language_switch()} className={className}>
      {languages.map((locale) => (
        <a
          key={locale}
          href={localizePath(pathname, locale) + searchStr}
          onClick={(event) => {
            const { pathname: path, search } = event.currentTarget
            if (isPlainClick(event)) saveScrollForNextDocument(path + search)
          }}
          hrefLang={languageTags[locale]}
          lang={languageTags[locale]}
          aria-current={locale === current ? 'true' : undefined}
          className="py-1 underline-offset-4 hover:underline aria-[current]:font-bold"
        >
          {localeNames[locale]}
        </a>
      ))}
    </nav>
  )
}
