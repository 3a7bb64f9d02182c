import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { formatMoney } from '../../platform/texts/locales.ts'
import type { Texts } from '../../texts/texts.ts'
import { renderSummary } from './render-summary.ts'
import type { CardErrors, CardForm } from './card-form.ts'
import type { PageLook } from './page-style.ts'
import type { PaymentClaims } from './session-token.ts'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** The values and errors displayed in the form; the security code is never displayed again. */
export interface FormState {
  values: Omit<CardForm, 'cvc'>
  errors: CardErrors
  /** The cause of a failed payment with valid fields: the card or the shop. */
  failure: 'declined' | 'unavailable' | null
}

/** Renders the page with the card form. */
export function renderForm(
  look: PageLook,
  claims: PaymentClaims,
  texts: Texts,
  state: FormState,
): Html {
  const amount = formatMoney(claims.amount, claims.locale)
  const pay = texts.payment_page_pay({ amount })
  const wasDeclined = state.failure === 'declined'
  return renderPage(
    look,
    claims.locale,
    texts,
    html`<header class="top">
        <h1>${texts.payment_page_pay_to({ merchant: look.shopName })}</h1>
        ${renderAlert(texts, state)}
      </header>
      ${renderSummary(claims, texts)}
      <form class="sheet" method="post" novalidate autocomplete="off">
        ${renderField('number', texts.payment_page_number(), texts, state, state.values.number, 'numeric')}
        <div class="pair">
          ${renderField('expiry', texts.payment_page_expiry(), texts, state, state.values.expiry, 'text')}
          ${renderField('cvc', texts.payment_page_cvc(), texts, state, '', 'numeric')}
        </div>
        ${renderField('name', texts.payment_page_name(), texts, state, state.values.name, 'text')}
        ${wasDeclined ? html`<input type="hidden" name="declined" value="1" />` : ''}
        <button name="intent" value="pay">${pay}</button>
        <button class="plain" name="intent" value="close">
          ${wasDeclined ? texts.payment_page_back() : texts.payment_page_close()}
        </button>
        ${renderTestCards(texts)}
      </form>`,
  )
}

/** Renders a page with only a message and, unless `backTo` is null, a link back to the shop. */
export function renderMessage(
  look: PageLook,
  locale: string,
  texts: Texts,
  message: string,
  backTo: string | null,
): Html {
  const back =
    backTo === null ? '' : html`<a class="button" href="${backTo}">${texts.payment_page_back()}</a>`
  return renderPage(
    look,
    locale,
    texts,
    html`<div class="sheet">
      <h1>${texts.payment_page_title()}</h1>
      <p>${message}</p>
      ${back}
    </div>`,
  )
}

function renderPage(look: PageLook, locale: string, texts: Texts, content: Html): Html {
  // A raw string, because the formatter would break the tag into several lines.
  const theme = look.theme === null ? '' : ` data-theme="${look.theme}"`
  const root = raw(`<html lang="${locale === 'en' ? 'en-US' : locale}"${theme}>`)
  return html`<!doctype html>
    ${root}
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${texts.payment_page_title()} – ${look.shopName}</title>
        ${raw(`<style>${look.style}</style>`)}
      </head>
      <body>
        <p class="demo" role="note">${texts.payment_page_demo()}</p>
        <p class="brand">${renderBrand(look)}</p>
        <main>${content}</main>
      </body>
    </html>`
}

function renderBrand({ logo, shopName }: PageLook): Html | string {
  return logo === null ? shopName : html`<img src="${logo}" alt="${shopName}" />`
}

function renderAlert(texts: Texts, state: FormState): Html | '' {
  const hasErrors = Object.keys(state.errors).length > 0
  if (!hasErrors && state.failure === null) return ''
  const alert = getAlert(texts, state.failure)
  return html`<p class="notice" role="alert">${alert}</p>`
}

function getAlert(texts: Texts, failure: FormState['failure']): string {
  if (failure === null) return texts.payment_page_check_fields()
  return failure === 'declined' ? texts.payment_page_declined() : texts.payment_page_unavailable()
}

function renderField(
  field: keyof CardForm,
  label: string,
  texts: Texts,
  state: FormState,
  value: string,
  inputMode: 'numeric' | 'text',
): Html {
  const error = state.errors[field]
  const isFirstError = Object.keys(state.errors)[0] === field
  return html`<div class="field">
    <label for="${field}">${label}</label>
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
    ${error ? html`<p class="error" id="${field}-error">${texts[error]()}</p>` : ''}
  </div>`
}

function renderTestCards(texts: Texts): Html {
  return html`<ul class="cards" aria-label="${texts.payment_page_test_cards()}">
    <li><code>4242 4242 4242 4242</code> ${texts.payment_page_card_pays()}</li>
    <li><code>4000 0000 0000 0002</code> ${texts.payment_page_card_declined()}</li>
    <li>${texts.payment_page_any_rest()}</li>
  </ul>`
}
