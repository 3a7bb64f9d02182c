import { expect, test } from 'vitest'
import { getTexts } from '#provider/texts/texts.ts'
import { formatMoney, locales } from '#provider/platform/texts/locales.ts'
import { composeCondition } from '#provider/owner/alerts/compose-condition.ts'
import { formatEmailTime } from '#provider/platform/mail/format.ts'
import demoShop from '../../../shop.config.ts'
import { openStripeShop } from '../../support/stripe/stripe-shop.ts'

/** The time at which a test opens its shop. */
const start = new Date('2026-03-01T12:00:00Z')

const message = {
  full_name: 'Ann Bee',
  email: 'ann@label.example',
  theme: 'Hello',
  message: 'Hi',
}
const withdrawal = {
  request_id: 'request-number-1',
  name: 'Ann Bee',
  email: 'ann@label.example',
  contract: 'Order 1',
}

test.each(locales)(
  'emails about disputes, contact messages and withdrawals are in the owner’s language and the shop’s time zone, and replies go to the customer: %s [P6.15]',
  async (ownerLanguage) => {
    const { shop, double } = await openStripeShop({ shop: { ...demoShop, ownerLanguage } })
    const { intent } = await shop.pay(1000)
    await shop.post('/api/contact/send', message)
    await shop.post('/api/v1/withdrawals', withdrawal)
    double.state.dispute(intent, 1000)
    await double.settle()
    const texts = getTexts({}, ownerLanguage)
    const amount = formatMoney(1000, ownerLanguage)
    const expected = [
      {
        kind: 'contact-message',
        subject: texts.owner_mail_message({ reference: 'M-1' }),
        replyTo: message.email,
      },
      {
        kind: 'withdrawal-request',
        subject: texts.owner_mail_withdrawal({ reference: 'W-1' }),
        replyTo: message.email,
      },
      { kind: 'payment-alert', subject: texts.payment_alert_dispute_opened({ amount }) },
    ]
    for (const fields of expected) {
      const mail = shop.mails.find(({ kind }) => kind === fields.kind)
      expect(mail).toMatchObject({ ...fields, locale: ownerLanguage })
      expect(mail?.text).not.toMatch(/\d{4}-\d{2}-\d{2}|\{\w+\}/)
      if ('replyTo' in fields) {
        expect(mail?.text).toContain(formatEmailTime(start, ownerLanguage, demoShop))
      }
    }
  },
)

test('placeholders in commands are in the language of the email [P6.15]', () => {
  const time = new Date('2026-03-01T12:00:00Z')
  const compose = (ownerLanguage: 'en' | 'de' | 'es') =>
    composeCondition(
      { ...demoShop, ownerLanguage },
      {
        kind: 'mailRefused',
        problem: null,
        facts: { command: 'npm run shop -- mail', send: 'mail send ID --to {address}' },
        since: time,
        lastSeen: time,
        sightings: 1,
        status: 'new',
        now: time,
      },
    ).text.join('')
  expect(compose('en')).toContain('“mail send ID --to ADDRESS”')
  expect(compose('de')).toContain('„mail send ID --to ADRESSE“')
  expect(compose('es')).toContain('«mail send ID --to DIRECCIÓN»')
})
