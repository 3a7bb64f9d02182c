import { brand } from '#app/features/brand/brand.ts'
import type { PageText } from './page-text.ts'

export const text: PageText = {
  lead: `These terms apply to everything you buy or do at ${brand.name}. We’ve kept them short.`,
  sections: [
    {
      title: 'Who we are',
      paragraphs: [
        `${brand.name} is run by ${brand.company} in ${brand.city}, the Netherlands. You can reach us at ${brand.contactAddress}. If consumer law in your country gives you more protection than these terms, that law applies.`,
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'You need an account to buy. Please give accurate details, keep your password private and tell us if someone else uses it. You must be at least 18 or have permission from a parent or guardian.',
      ],
    },
    {
      title: 'Prices and Tunes',
      paragraphs: [
        'All prices are in euros and include VAT. Orders are paid from your balance of Tunes; one Tune is always worth one euro. Tunes don’t expire, carry no fees and can’t be transferred. On request, we refund unspent Tunes you bought.',
      ],
    },
    {
      title: 'How the contract is formed',
      paragraphs: [
        'A product page is an invitation to order, not a binding offer. Your order becomes binding when you press the final checkout button, which states your obligation to pay. Until then you can change anything. The contract is formed when we confirm the order, and we send you a confirmation by email.',
      ],
    },
    {
      title: 'Delivery and your license',
      paragraphs: [
        'Your files are ready to download from your profile as soon as you’ve ordered, as often as you like. Sounds are licensed, not sold: you may use them in your own music, including commercially, with no further payment. You may not distribute the sounds on their own. See the [full license](licence) on the info page.',
      ],
    },
    {
      title: 'Right of withdrawal',
      paragraphs: [
        `You may withdraw from a purchase within 14 days without giving a reason. Use “[Withdraw from contract here](withdrawal)” at the bottom of every page or next to an order in your profile: it takes two steps, and we confirm receipt by email at once. A message to ${brand.contactAddress} works too. We refund you within 14 days using your original payment method.`,
        'For a digital file, this right ends once delivery has begun if you have expressly agreed to immediate delivery and acknowledged that you thereby lose the right. We ask for this at checkout and repeat it in the confirmation. Unspent Tunes can always be returned within 14 days of the top-up.',
      ],
    },
    {
      title: 'Faulty files',
      paragraphs: [
        'You have a statutory guarantee for digital content: we repair or replace a faulty, incomplete or misdescribed file free of charge, or refund you if that isn’t possible.',
      ],
    },
    {
      title: 'Liability, changes and law',
      paragraphs: [
        'Our liability is unlimited for willful misconduct, gross negligence and injury to life or health; otherwise, we are liable for foreseeable loss caused by a breach of an essential obligation. Changes to these terms never affect orders already placed. Dutch law applies, but you keep the protection of the law of the country you live in, and you may bring a claim in the courts of your place of residence.',
      ],
    },
  ],
}
