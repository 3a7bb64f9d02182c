import { html, raw } from 'hono/html'
import { expireLinks } from './delete-expired.ts'
import type { OutboxEmail } from './platform/mail/mail-queue.store.ts'
import { listEmails } from './platform/mail/outbox.store.ts'
import type { Context, ProviderApp } from './context.ts'
import { throwNotFound } from './platform/http/http-error.ts'

const maxShownEmails = 100

const stateNames = { queued: 'queued', sent: 'sent', dead: 'given up' } as const

const styleElement = raw(`<style>
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
article { border-top: 1px solid; padding: 1rem 0; }
iframe { display: block; width: 100%; height: 34rem; border: 1px solid; box-sizing: border-box;
  resize: vertical; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
</style>`)

/**
 * Mounts GET /outbox, a developer page with the latest emails, newest first; responds with 404 to
 * requests that may not read it.
 */
export function mountOutboxPage(
  app: ProviderApp,
  { db, options, clock, mailSender }: Context,
): void {
  const { mayReadOutbox } = options
  app.get('/outbox', async (c) => {
    if (mayReadOutbox?.(c.req.raw) !== true) throwNotFound()
    await expireLinks({ db, clock })
    const mails = await listEmails(db, maxShownEmails)
    c.header('Cache-Control', 'private, no-store')
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    c.header('X-Content-Type-Options', 'nosniff')
    return c.html(renderOutbox(mails, mailSender !== null))
  })
}

function renderOutbox(mails: readonly OutboxEmail[], hasServer: boolean) {
  const note = hasServer
    ? 'The emails of this shop. Its mail server delivers the queued ones.'
    : 'Demo: these emails were not sent to anyone.'
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Outbox (demo)</title>
      ${styleElement}
      <h1>Outbox</h1>
      <p>${note}</p>
      ${mails.map(renderEmail)}
    </html>`
}

/** Renders an email as a mail program would, followed by its plain text. */
function renderEmail(mail: OutboxEmail) {
  const state = mail.state === 'stored' ? '' : `, ${stateNames[mail.state]}`
  return html`<article data-kind="${mail.kind}" data-to="${mail.to}" data-state="${mail.state}">
    <h2>${mail.subject}</h2>
    <p>No. ${mail.id}, to ${mail.to}, <time>${mail.created_at}</time>${state}</p>
    ${mail.last_error === null ? '' : html`<p>Last answer: ${mail.last_error}</p>`}
    ${mail.html === null ? '' : renderFrame(mail.subject, mail.html)}
    <pre>${linkifyUrls(mail.text)}</pre>
  </article>`
}

/** Renders an HTML email in a frame without scripts or an origin; its links open new windows. */
function renderFrame(subject: string, page: string) {
  return html`<iframe
    title="${subject}"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    loading="lazy"
    srcdoc="${page}"
  ></iframe>`
}

function linkifyUrls(text: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))
}
