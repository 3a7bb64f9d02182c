import type { Locale } from '../../platform/texts/locales.ts'
import { isOwnFunctionWord } from './function-words.ts'

type Rule = readonly [ending: RegExp, replacements: readonly string[]]

/**
 * Endings of plurals, diminutives and inflected adjectives, for words without accents; the first rule that
 * matches applies. Rules also generate forms that nobody types.
 */
const rules: Readonly<Record<Locale, readonly Rule[]>> = {
  en: [
    [/(?:s|x|z|ch|sh)$/, ['$&es']],
    [/([^aeiou])y$/, ['$1ies']],
    [/$/, ['s']],
  ],
  de: [
    [/el$/, ['le', 'ler', 'les', 'len', 'lem', 'els', 'eln', 'elen']],
    [/e$/, ['er', 'es', 'en', 'em']],
    [/(?:er|[aiou])$/, ['$&e', '$&er', '$&es', '$&en', '$&em', '$&n', '$&s']],
    [/$/, ['e', 'er', 'es', 'en', 'em', 's']],
  ],
  nl: [
    [/([aeou])\1([bdgklmnprt])$/, ['$1$2e', '$1$2en', '$&s', '$&je', '$&jes', '$&tje', '$&tjes']],
    [/([aeou])\1f$/, ['$1ve', '$1ven']],
    [/([aeou])\1s$/, ['$1ze', '$1zen']],
    [/(ie|ij|ui|eu|oe|ei|ou|[lr])f$/, ['$1ve', '$1ven']],
    [/(ie|ij|ui|eu|oe|ei|ou|[lrnm])s$/, ['$1ze', '$1zen', '$1se', '$1sen']],
    [/e$/, ['en', 'es']],
    [
      /([^aeiou][aeiou])([bdfgklmnprst])$/,
      ['$&$2e', '$&$2en', '$&e', '$&en', '$&s', '$&je', '$&jes', '$&$2etje'],
    ],
    [/$/, ['e', 'en', 's', 'je', 'jes', 'tje', 'tjes']],
  ],
  it: [
    [/([cg])o$/, ['$1a', '$1hi', '$1he', '$1i']],
    [/([cg])a$/, ['$1he']],
    [/([cg])ia$/, ['$1e', '$1ie']],
    [/io$/, ['ia', 'i', 'ie']],
    [/o$/, ['a', 'i', 'e']],
    [/ista$/, ['isti', 'iste']],
    [/a$/, ['e']],
    [/e$/, ['i']],
  ],
  fr: [
    [/eux$/, ['euse', 'euses']],
    [/eur$/, ['euse', 'eurs', 'euses']],
    [/f$/, ['ve', 'fs', 'ves']],
    [/(e|o|ei)([lnt])$/, ['$1$2$2e', '$1$2$2es', '$&e', '$&es', '$&s']],
    [/al$/, ['ale', 'aux', 'ales', 'als']],
    [/eau$/, ['eaux']],
    [/[sxz]$/, ['$&e', '$&es', '$&se', '$&ses']],
    [/c$/, ['cs', 'che', 'ches', 'que', 'ques']],
    // The accent of "saturé" is already removed.
    [/e$/, ['es', 'ee', 'ees']],
    [/$/, ['e', 's', 'es']],
  ],
  es: [
    [/o$/, ['a', 'os', 'as']],
    [/(or|on|in|an|es)$/, ['$1a', '$1es', '$1as']],
    [/z$/, ['ces']],
    [/[aeiu]$/, ['$&s']],
    [/[^s]$/, ['$&es']],
  ],
}

/**
 * Endings of diminutives, comparatives, abstract nouns and verb forms of single words, in addition to
 * `rules`; the first one that matches applies. Verbs are found from their participles, such as
 * "summt" from "summend".
 */
const derivations: Readonly<Record<Locale, readonly Rule[]>> = {
  en: [
    [/^(.{2,}([bdgmnprt]))\2ing$/, ['$1', '$1s', '$1$2ed']],
    [/^(?!even|morn)(.{4,})ing$/, ['$1', '$1e', '$1s', '$1ed']],
    [/([^aeiou])y$/, ['$1ier', '$1iest', '$1iness']],
    [/^([^aeiou]+[aeiou])([bdgmnpt])$/, ['$1$2$2er', '$1$2$2est', '$1$2$2y', '$&ness']],
    [/^.{2,6}e$/, ['$&r', '$&st', '$&ness']],
    [/^.{2,6}[^aeiousxyz]$/, ['$&er', '$&est', '$&ish', '$&y', '$&ness']],
  ],
  de: [
    [/([eo][lr])nd$/, ['$1n', '$1t']],
    [/el$/, ['lere', 'leren', 'leres', '$&chen']],
    [/^(.{3,})end$/, ['$1en', '$1t']],
    [/^(.{4,})en$/, ['$1t', '$1end', '$1ende', '$1endes', '$1ender', '$1enden']],
    [/(ig|lich|sam|bar|haft)$/, ['$&keit', '$&ere', '$&eren', '$&eres', '$&ste', '$&sten']],
    [
      /^[^aeiou]*[aeiou]{1,2}[^aeiou]+$/,
      ['$&ere', '$&eren', '$&ste', '$&sten', '$&heit', '$&chen'],
    ],
    [/^(.{3,7})e$/, ['$1chen', '$1lein']],
    [/^.{3,7}[lrtdkp]$/, ['$&chen']],
  ],
  nl: [
    [/^(.{2,})([^aeiou])\2end$/, ['$1$2$2en', '$1$2t']],
    [/^(.{3,})end$/, ['$1en', '$1t']],
    [/ig$/, ['$&heid', '$&er', '$&ere', '$&ste']],
    [/ing$/, ['inkje', 'inkjes']],
    [
      /^[^aeiou]*[aeiou]([bglmnpr])$/,
      ['$&$1etje', '$&$1etjes', '$&pje', '$&pjes', '$&er', '$&ere', '$&ste'],
    ],
    [/m$/, ['$&pje', '$&pjes', '$&etje', '$&etjes', '$&er', '$&ere', '$&ste', '$&st']],
    [/([ao])$/, ['$&$1tje', '$&$1tjes']],
    [/(e[lr]|[aeiou]{2}[lrnw])$/, ['$&tje', '$&tjes', '$&er', '$&ere', '$&ste']],
    [/^[^aeiou]*[aeiou]{1,2}[^aeiou]+$/, ['$&er', '$&ere', '$&ste', '$&heid']],
  ],
  it: [
    [/^(.{3,})ante$/, ['$1are', '$1a', '$1ando']],
    [
      /^(.{2,}[cg])[oa]$/,
      ['$1hino', '$1hina', '$1hini', '$1hetto', '$1hetta', '$1hissimo', '$1hissima'],
    ],
    [
      /^(.+[^aeiou])[oae]$/,
      ['ino', 'ina', 'ini', 'ine', 'etto', 'etta', 'etti', 'one', 'oni', 'issimo', 'issima'].map(
        (ending) => `$1${ending}`,
      ),
    ],
  ],
  fr: [
    [/^(.{3,})ant$/, ['$1e', '$1er', '$1ent']],
    [/^(.{2,}[^aeiou])e$/, ['$1ette', '$1ettes', '$1er', '$1ant']],
    [/([nlt])$/, ['$&$1ette', '$&$1ettes']],
  ],
  es: [
    [/^(.{3,})ante$/, ['$1ar', '$1a', '$1ando']],
    [/^(.+)c([oa])$/, ['$1quit$2', '$1quit$2s', '$1quill$2', '$1quill$2s', '$1quisim$2']],
    [/^(.+)g([oa])$/, ['$1guit$2', '$1guit$2s', '$1guisim$2']],
    [/^(.+[^aeiou])([oa])$/, ['$1it$2', '$1it$2s', '$1ill$2', '$1ill$2s', '$1azo', '$1isim$2']],
    [/e$/, ['$&cito', '$&cita', '$&citos', '$&citas']],
    [/[nr]$/, ['$&cito', '$&cita', '$&citos', '$&citas', '$&cillo', '$&azo', '$&azos']],
    [/l$/, ['$&ito', '$&ita', '$&itos', '$&itas', '$&azo']],
  ],
}

/** Shorter words, such as articles, have no forms. */
const minimumLength = 3

function listWordForms(word: string, locale: Locale): string[] {
  return [word, ...applyRule(word, rules[locale])]
}

function applyRule(word: string, list: readonly Rule[]): string[] {
  const rule = list.find(([ending]) => ending.test(word))
  if (word.length < minimumLength || /[0-9]$/.test(word) || rule === undefined) return []
  const [ending, replacements] = rule
  return replacements.map((replacement) => word.replace(ending, replacement))
}

/** Returns whether a word means nothing by itself, such as "suena", which is no form of "sueño". */
function isEmptyWord(word: string, locale: Locale): boolean {
  return isOwnFunctionWord(word, locale) || isOwnFunctionWord(word, 'en')
}

const headFirst: ReadonlySet<Locale> = new Set(['it', 'fr', 'es'])

/**
 * Lists a normalized phrase and its inflected forms, those of a single word also derived from it. The
 * last word of a phrase is inflected; in Italian, French
 * and Spanish the first one and, in a phrase of two words, both.
 */
export function listForms(phrase: string, locale: Locale): string[] {
  const [first = '', ...others] = phrase.split(' ')
  const [last = first] = others.slice(-1)
  if (others.length === 0) {
    const forms = [...listWordForms(phrase, locale), ...applyRule(phrase, derivations[locale])]
    return forms.filter((form) => !isEmptyWord(form, locale))
  }
  if (!headFirst.has(locale)) {
    const start = phrase.slice(0, -last.length)
    return listWordForms(last, locale).map((form) => start + form)
  }
  const ends = others.length === 1 ? listWordForms(last, locale) : [others.join(' ')]
  return listWordForms(first, locale).flatMap((form) => ends.map((end) => `${form} ${end}`))
}

/** The normalized second halves of compounds that say nothing about a sound. */
const emptyHeads: Readonly<Partial<Record<Locale, RegExp>>> = {
  de: /(?<=...)(?:ger(?:ae|a)usch|kl(?:ang|ange|aenge)|sound|sample|ton|tone|toene|musik|mucke|feeling|vibe)(?:e|en|es|n|s)?$/,
  nl: /(?<=...)(?:geluid|klank|sound|sample|toon|ton|muziek|deun|lied)(?:en|eren|je|jes|tje|tjes|s)?$/,
}

/** Returns the first half of a compound such as "Glockenklang"; null for any other word. */
export function removeEmptyHead(word: string, locale: Locale): string | null {
  const head = emptyHeads[locale]
  return head?.test(word) === true ? word.replace(head, '') : null
}
