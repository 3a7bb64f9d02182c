import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { formatTunes } from '../../platform/mail/format.ts'
import { formatMoney } from '../../platform/texts/locales.ts'
import type { Texts } from '../../texts/texts.ts'
import type { PaidContents, PaymentContents } from '../payment-processor.ts'
import type { PaymentClaims } from './session-token.ts'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** Renders what is paid for, the order or the Tunes, and the total. */
export function renderSummary(claims: PaymentClaims, texts: Texts): Html {
  const { amount, locale, contents } = claims
  return html`<section class="summary">
    <h2>${texts.payment_page_summary()}</h2>
    <div class="lines">
      ${
        contents?.order === undefined
          ? renderTopUp(claims, texts)
          : renderOrder(contents, contents.order, locale, texts)
      }
    </div>
    <p class="line total">
      <span>${texts.payment_page_total()}</span> <span>${formatMoney(amount, locale)}</span>
    </p>
  </section>`
}

/** Renders the Tunes, and the cart that they are for. */
function renderTopUp({ amount, locale, contents }: PaymentClaims, texts: Texts): Html {
  return html`${renderLine(formatTunes(amount, locale), amount, locale, 'line item')}
    <p class="quiet">${texts.payment_contents_balance()}</p>
    ${contents === undefined ? '' : renderContents(contents, texts)}`
}

function renderContents({ names, more }: PaymentContents, texts: Texts): Html {
  const rest = texts.payment_contents_more({ count: more })
  return html`<h2>${texts.payment_page_cart()}</h2>
    <ul class="contents">
      ${names.map((name) => html`<li>${name}</li>`)} ${more === 0 ? '' : html`<li>${rest}</li>`}
    </ul>`
}

/** Renders the lines of an order, and what else pays for it. */
function renderOrder(
  { names, more }: PaymentContents,
  { prices, rest, giftCard, balance, surplus }: PaidContents,
  locale: string,
  texts: Texts,
): Html {
  const deductions = [
    { label: texts.payment_contents_gift_card(), amount: giftCard },
    { label: texts.payment_contents_from_balance(), amount: balance },
  ].filter(({ amount }) => amount > 0)
  const others = texts.payment_contents_more({ count: more })
  return html`${names.map((name, index) => renderLine(name, prices[index] ?? 0, locale))}
    ${more === 0 ? '' : renderLine(others, rest, locale)}
    ${deductions.map(({ label, amount }) => renderLine(label, -amount, locale))}
    ${
      surplus === 0
        ? ''
        : html`<p class="quiet">
            ${texts.payment_contents_surplus({ amount: formatMoney(surplus, locale) })}
          </p>`
    }
    <p class="quiet">${texts.payment_contents_order()}</p>`
}

function renderLine(label: string, amount: number, locale: string, style = 'line'): Html {
  return html`<p class="${style}">
    <span>${label}</span> <span>${formatMoney(amount, locale)}</span>
  </p>`
}
