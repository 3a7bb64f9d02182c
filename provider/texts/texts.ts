import type { OwnText, OwnTexts } from '#shop/own-texts.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import { fillPlaceholders } from '../platform/texts/fill-placeholders.ts'
import { getPluralRules } from '../platform/texts/intl-formats.ts'
import { parseLocale } from '../platform/texts/locales.ts'
import type { Locale } from '../platform/texts/locales.ts'
import { m } from './paraglide/messages.js'

type Messages = typeof m
type Inputs<Key extends keyof Messages> = Parameters<Messages[Key]>[0]
type Values = Readonly<Record<string, string | number>>

/** The texts of emails, invoices and payment pages in one language, keyed as in `messages`. */
export type Texts = {
  readonly [Key in keyof Messages]: undefined extends Inputs<Key>
    ? () => string
    : (values: { readonly [Name in keyof Inputs<Key>]: string | number }) => string
}

const noTexts: OwnTexts = {}
const textsByLocale = new WeakMap<OwnTexts, Map<Locale, Texts>>()

/**
 * Returns a shop's texts in a language, including the owner's own versions; English for an
 * unsupported locale.
 */
export function getTexts(
  { ownTexts = noTexts }: Pick<ShopConfig, 'ownTexts'>,
  locale: string,
): Texts {
  const language = parseLocale(locale)
  const known = textsByLocale.get(ownTexts) ?? new Map<Locale, Texts>()
  const texts = known.get(language) ?? createTexts(language, ownTexts[language])
  textsByLocale.set(ownTexts, known.set(language, texts))
  return texts
}

function createTexts(locale: Locale, own: OwnTexts[Locale] = {}): Texts {
  const entries = Object.entries(m).map(([key, message]) => {
    const text = own[key]
    const format = message as (values: Values, options: { readonly locale: Locale }) => string
    return [
      key,
      text === undefined
        ? (values: Values) => format(values, { locale })
        : (values: Values) => formatOwnText(text, values, locale),
    ]
  })
  return Object.fromEntries(entries)
}

function formatOwnText(text: OwnText, values: Values = {}, locale: Locale): string {
  return fillPlaceholders(
    typeof text === 'string' ? text : choosePlural(text, values, locale),
    values,
  )
}

/** Messages with plural forms have exactly one number, `count`. */
function choosePlural(
  forms: Exclude<OwnText, string>,
  { count = 0 }: Values,
  locale: Locale,
): string {
  return forms[getPluralRules(locale).select(Number(count))] ?? forms.other
}
