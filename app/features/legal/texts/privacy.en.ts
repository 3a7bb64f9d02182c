import { brand } from '#app/features/brand/brand.ts'
import type { PageText } from './page-text.ts'

export const text: PageText = {
  lead: `What ${brand.name} knows about you, why, for how long, and what you can do about it.`,
  sections: [
    {
      title: 'Who is responsible',
      paragraphs: [
        `${brand.company}, ${brand.city}, the Netherlands, decides how your data is used. Write to ${brand.contactAddress} with any question about it.`,
      ],
    },
    {
      title: 'Visiting without an account',
      paragraphs: [
        'You can look, search and listen without telling us who you are. Our servers keep a technical log (time, page, address, result) for 14 days to find faults and keep attackers out. This is our legitimate interest.',
      ],
    },
    {
      title: 'Account, orders and downloads',
      paragraphs: [
        'For the contract with you we keep your name, username, email, password (only as a hash), what you add to your profile, your cart, orders, balance and downloads. We also keep when you agreed to immediate delivery and what you withdrew from and when, since the law asks us to prove it.',
      ],
    },
    {
      title: 'Payments',
      paragraphs: [
        'You top up on the page of our payment provider. It receives your email and the amount; it alone sees your card details. We learn whether the payment was made.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'We use only our own cookies. There is no advertising and no tracking, so there is no cookie banner either.',
      ],
      items: [
        'Keeping you logged in: “token”, until you close your browser, or 30 days if you chose “Remember me”',
        'Remembering that choice: “token_remembered”, 30 days',
        'Your language: “i18n_redirected”, one year',
        'Your screen size: “viewport”, one year',
        'The light or dark theme, if you chose one: “theme”, one year',
        'The product you wanted to add before logging in: “pending_item”, 30 minutes',
      ],
    },
    {
      title: 'Who else sees your data',
      paragraphs: [
        'Only companies that work for us under contract: for hosting, for sending mail, and for payments. They are in the European Union. We sell nothing, and we profile nobody.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        'Your account stays until you ask us to delete it. Invoices must be kept for seven years by tax law. Messages to us are deleted two years after the last answer.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        `You may see, correct, delete and take away your data, restrict its use and object to it; write to ${brand.contactAddress} and you will have an answer within a month. You may also complain to a data protection authority, for us the Autoriteit Persoonsgegevens, or the one where you live.`,
      ],
    },
  ],
}
