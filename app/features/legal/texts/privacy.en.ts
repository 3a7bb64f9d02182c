import { brand } from '#app/features/brand/brand.ts'
import type { PageText } from './page-text.ts'

export const text: PageText = {
  lead: `What data ${brand.name} collects, why, how long we keep it, and your rights.`,
  sections: [
    {
      title: 'Who is responsible',
      paragraphs: [
        `${brand.company}, ${brand.city}, the Netherlands, is responsible for your data. Write to ${brand.contactAddress} with any questions.`,
      ],
    },
    {
      title: 'Visiting without an account',
      paragraphs: [
        'You can browse, search and listen without telling us who you are. To fix problems and prevent attacks, our servers keep a technical log of errors (time, page, result) and, for a limited time, count login attempts and form submissions per IP address. They also log logins, password and email changes, and refused requests, each with its time, account and IP address. The legal basis is our legitimate interest.',
      ],
    },
    {
      title: 'Account, orders and messages',
      paragraphs: [
        'To perform our contract with you, we store your name, username, email address, password (only as a hash), the public keys of your passkeys, the browser and time of your current logins, anything you add to your profile, your cart, orders, balance and downloads. We also store when you agreed to immediate delivery, and what you withdrew from and when, because the law requires us to be able to prove it.',
        'We also keep the messages you send us and the emails we send you, so that we can answer you and show what we have confirmed.',
      ],
    },
    {
      title: 'Payments',
      paragraphs: [
        'You top up on our payment provider’s page. The provider receives your email address and the amount; only the provider sees your card details. We are told whether the payment succeeded.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'We use only our own cookies. There is no advertising and no tracking, so there is no cookie banner either.',
      ],
      items: [
        '“__Host-token” keeps you logged in until you close your browser, or for 30 days if you chose “Remember me”',
        '“__Host-token_remembered” stores that choice for 30 days',
        '“i18n_redirected” stores your language for one year',
        '“viewport” stores your screen size for one year',
        '“theme” stores the light or dark theme, if you chose one, for one year',
        '“__Host-pending_item” stores the product you wanted to add before logging in, for 30 minutes',
        '“playback” in your browser’s storage keeps the volume and the settings of the player until you clear it',
      ],
    },
    {
      title: 'Who else sees your data',
      paragraphs: [
        'Only companies that work for us under contract: for hosting, email and payments. They are in the European Union. We never sell your data, and we do not build profiles.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        'We keep your account and your messages until you ask us to delete them. Tax law requires us to keep records of orders and payments for seven years.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        `You have the right to access, correct, erase and export your data, to restrict its use and to object to it. Write to ${brand.contactAddress} and we’ll reply within a month. You may also complain to a data protection authority: ours is the Autoriteit Persoonsgegevens, or you can contact the one where you live.`,
      ],
    },
  ],
}
