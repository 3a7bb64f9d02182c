import { html } from 'hono/html'
import { listEmails } from '../db/messages.ts'
import { deleteExpiredResetTokens } from '../db/reset-tokens.ts'
import type { Context, ProviderApp } from './context.ts'
import { transact } from '../db/transact.ts'

const maxShownEmails = 100

/**
 * Mounts GET /outbox, a page for developers with the latest emails, newest first; a 404 unless it
 * is enabled.
 */
export function mountOutboxPage(app: ProviderApp, { db, options, clock }: Context): void {
  if (options.outbox !== true) return
  app.get('/outbox', async (c) => {
    await transact(db, (transaction) => deleteExpiredResetTokens(transaction, clock()))
    const mails = await listEmails(db, maxShownEmails)
    c.header('Cache-Control', 'private, no-store')
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    c.header('X-Content-Type-Options', 'nosniff')
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>Outbox (demo)</title>
          <style>
            body {
              font: 16px/1.5 system-ui;
              max-width: 44rem;
              margin: 2rem auto;
              padding: 0 1rem;
            }
            article {
              border-top: 1px solid;
              padding: 1rem 0;
            }
            pre {
              white-space: pre-wrap;
              overflow-wrap: anywhere;
              font: inherit;
            }
          </style>
          <h1>Outbox</h1>
          <p>Demo: these emails were not sent to anyone.</p>
          ${mails.map(
            (mail) =>
              html`<article data-kind="${mail.kind}" data-to="${mail.to}">
                <h2>${mail.subject}</h2>
                <p>To ${mail.to}, <time>${mail.created_at}</time></p>
                <pre>${linkifyUrls(mail.text)}</pre>
              </article>`,
          )}
        </html>`,
    )
  })
}

function linkifyUrls(text: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))
}
