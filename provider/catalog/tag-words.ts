import type { Locale } from '../platform/texts/locales.ts'
import { de } from './tag-words/de.ts'
import { en } from './tag-words/en.ts'
import { es } from './tag-words/es.ts'
import { fr } from './tag-words/fr.ts'
import { it } from './tag-words/it.ts'
import { nl } from './tag-words/nl.ts'
import type { Tag } from './tags.ts'

const wordsByLocale: Readonly<Record<Locale, Readonly<Record<Tag, string>>>> = {
  en,
  de,
  nl,
  it,
  fr,
  es,
}

/**
 * Returns the words for a tag in a language: its name, inflected forms and synonyms, in lowercase
 * with accents. An entry may be a phrase, such as "out of tune". Within a language, each stands for
 * one tag only.
 */
export function getTagWords(tag: Tag, locale: Locale): readonly string[] {
  return wordsByLocale[locale][tag].split(', ')
}
