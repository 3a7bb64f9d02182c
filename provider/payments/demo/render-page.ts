import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { formatMoney } from '../../platform/texts/locales.ts'
import { formatTunes } from '../../platform/mail/format.ts'
import type { PaymentContents } from '../payment-processor.ts'
import { getContentsMessages } from '../texts/contents-messages.ts'
import type { PaymentMessages } from './texts/payment-messages.ts'
import type { CardErrors, CardForm } from './card-form.ts'
import type { PageLook } from './page-style.ts'
import type { PaymentClaims } from './session-token.ts'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** The values and errors that the form shows; the security code is never shown again. */
export interface FormState {
  values: Omit<CardForm, 'cvc'>
  errors: CardErrors
  /** Why a payment with valid fields failed: the card or the shop. */
  failure: 'declined' | 'unavailable' | null
}

/** Renders the page with the card form. */
export function renderForm(
  look: PageLook,
  claims: PaymentClaims,
  texts: PaymentMessages,
  state: FormState,
): Html {
  const amount = formatMoney(claims.amount, claims.locale)
  const pay = texts.pay.replace('{amount}', amount)
  const wasDeclined = state.failure === 'declined'
  return renderPage(
    look,
    claims.locale,
    texts,
    html`<header class="top">
        <h1>${texts.payTo.replace('{merchant}', look.shopName)}</h1>
        ${renderAlert(texts, state)}
      </header>
      ${renderSummary(claims, texts)}
      <form class="sheet" method="post" novalidate autocomplete="off">
        ${renderField('number', texts, state, state.values.number, 'numeric')}
        <div class="pair">
          ${renderField('expiry', texts, state, state.values.expiry, 'text')}
          ${renderField('cvc', texts, state, '', 'numeric')}
        </div>
        ${renderField('name', texts, state, state.values.name, 'text')}
        ${wasDeclined ? html`<input type="hidden" name="declined" value="1" />` : ''}
        <button name="intent" value="pay">${pay}</button>
        <button class="plain" name="intent" value="close">
          ${wasDeclined ? texts.back : texts.close}
        </button>
        ${renderTestCards(texts)}
      </form>`,
  )
}

/**
 * Renders a page that contains only a message and, unless `backTo` is null, a link back to the
 * shop.
 */
export function renderMessage(
  look: PageLook,
  locale: string,
  texts: PaymentMessages,
  message: string,
  backTo: string | null,
): Html {
  const back = backTo === null ? '' : html`<a class="button" href="${backTo}">${texts.back}</a>`
  return renderPage(
    look,
    locale,
    texts,
    html`<div class="sheet">
      <h1>${texts.title}</h1>
      <p>${message}</p>
      ${back}
    </div>`,
  )
}

function renderPage(look: PageLook, locale: string, texts: PaymentMessages, content: Html): Html {
  // A formatter would break the tag into several lines.
  const theme = look.theme === null ? '' : ` data-theme="${look.theme}"`
  const root = raw(`<html lang="${locale === 'en' ? 'en-US' : locale}"${theme}>`)
  return html`<!doctype html>
    ${root}
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${texts.title} – ${look.shopName}</title>
        ${raw(`<style>${look.style}</style>`)}
      </head>
      <body>
        <p class="demo" role="note">${texts.demo}</p>
        <p class="brand">${renderBrand(look)}</p>
        <main>${content}</main>
      </body>
    </html>`
}

function renderBrand({ logo, shopName }: PageLook): Html | string {
  return logo === null ? shopName : html`<img src="${logo}" alt="${shopName}" />`
}

/** Lists what is paid: the Tunes, what they are for, and the sum. */
function renderSummary({ amount, locale, contents }: PaymentClaims, texts: PaymentMessages): Html {
  const euros = formatMoney(amount, locale)
  return html`<section class="summary">
    <h2>${texts.summary}</h2>
    <div class="lines">
      <p class="line item"><span>${formatTunes(amount, locale)}</span> <span>${euros}</span></p>
      <p class="quiet">${getContentsMessages(locale).balance}</p>
      ${contents === undefined ? '' : renderContents(contents, locale, texts)}
    </div>
    <p class="line total"><span>${texts.total}</span> <span>${euros}</span></p>
  </section>`
}

function renderContents(
  { names, more }: PaymentContents,
  locale: string,
  texts: PaymentMessages,
): Html {
  const rest = getContentsMessages(locale).more.replace('{count}', String(more))
  return html`<h2>${texts.cart}</h2>
    <ul class="contents">
      ${names.map((name) => html`<li>${name}</li>`)} ${more === 0 ? '' : html`<li>${rest}</li>`}
    </ul>`
}

function renderAlert(texts: PaymentMessages, state: FormState): Html | '' {
  const hasErrors = Object.keys(state.errors).length > 0
  if (!hasErrors && state.failure === null) return ''
  const alert = state.failure === null ? texts.checkFields : texts[state.failure]
  return html`<p class="notice" role="alert">${alert}</p>`
}

function renderField(
  field: keyof CardForm,
  texts: PaymentMessages,
  state: FormState,
  value: string,
  inputMode: 'numeric' | 'text',
): Html {
  const error = state.errors[field]
  const isFirstError = Object.keys(state.errors)[0] === field
  return html`<div class="field">
    <label for="${field}">${texts[field]}</label>
    <input
      id="${field}"
      name="${field}"
      value="${value}"
      inputmode="${inputMode}"
      autocomplete="off"
      maxlength="100"
      ${error ? raw(`aria-invalid="true" aria-describedby="${field}-error"`) : ''}
      ${isFirstError ? raw('autofocus') : ''}
    />
    ${error ? html`<p class="error" id="${field}-error">${texts[error]}</p>` : ''}
  </div>`
}

function renderTestCards(texts: PaymentMessages): Html {
  return html`<ul class="cards" aria-label="${texts.testCards}">
    <li><code>4242 4242 4242 4242</code> ${texts.cardPays}</li>
    <li><code>4000 0000 0000 0002</code> ${texts.cardDeclined}</li>
    <li>${texts.anyRest}</li>
  </ul>`
}
