import { brand } from '#app/features/brand/brand.ts'
import type { PageText } from './page-text.ts'

export const text: PageText = {
  lead: `These terms apply to everything you buy or do at ${brand.name}. We have kept them short on purpose.`,
  sections: [
    {
      title: 'Who you are dealing with',
      paragraphs: [
        `${brand.name} is run by ${brand.company} in ${brand.city}, the Netherlands. You can reach us at ${brand.contactAddress}. If a rule of consumer law in your own country protects you better than these terms, that rule wins.`,
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'You need an account to buy. Give us correct details, keep your password to yourself and tell us if somebody else uses it. You must be at least 18, or have the permission of a parent or guardian.',
      ],
    },
    {
      title: 'Prices and Tunes',
      paragraphs: [
        'All prices are in euros and include VAT. Orders are paid from your balance of Tunes; one Tune is always worth one euro. Tunes do not expire, carry no fee and cannot be handed to somebody else. On request we pay back Tunes that you bought and have not used.',
      ],
    },
    {
      title: 'How a contract is made',
      paragraphs: [
        'A product page is an invitation to order, not a binding offer. You place a binding order with the last button of the checkout, which states your obligation to pay; until then you can correct everything. The contract is made when we confirm the order, and the confirmation with all its terms is sent to you by email.',
      ],
    },
    {
      title: 'Delivery and your licence',
      paragraphs: [
        'Files are ready to download in your profile straight after the order, as often as you like. Sounds are licensed, not sold: you may use them in your own music without further payment, also commercially. You may not pass the sounds on as sounds. The info page states the licence in full.',
      ],
    },
    {
      title: 'Right of withdrawal',
      paragraphs: [
        `You may withdraw from a purchase within 14 days without giving a reason. “Withdraw from contract here” at the foot of every page and beside each order in your profile does it in two steps, with a receipt by email at once; a message to ${brand.contactAddress} is enough as well. We refund you within 14 days, by the same means you paid with.`,
        'This right ends for a digital file once delivery has begun, if you have expressly agreed to immediate delivery and acknowledged that you thereby lose the right. We ask for that at checkout and repeat it in the confirmation. Tunes you bought and have not used keep their 14 days in any case.',
      ],
    },
    {
      title: 'If something is wrong with a file',
      paragraphs: [
        'You have the legal guarantee for digital content: a file that is broken, incomplete or not as described is repaired or replaced free of charge and, where that does not work, you get your money back.',
      ],
    },
    {
      title: 'Liability, changes and law',
      paragraphs: [
        'We are liable without limit for intent, gross negligence and harm to life or health, and otherwise for foreseeable damage from breaking an essential duty. Changes to these terms never touch an order already placed. Dutch law applies, without taking away the protection of the country you live in; you may go to the courts of the place where you live.',
      ],
    },
  ],
}
