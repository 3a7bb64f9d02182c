export const en = {
  refundSubject: 'Refund for order {number}',
  refunded: 'We have refunded {amount} for order {number}.',
  withdrawalAccepted: 'We have accepted your withdrawal {reference}.',
  toPaymentMethod:
    '{amount} goes back to the payment method you paid with. Depending on your bank, this can take up to ten days.',
  takenAgain:
    'We have deducted {amount} from your balance again, because the payment for it was refunded to you or is disputed with your bank.',
  downloadsEndedSubject: 'Order {number}: downloads ended',
  downloadsEnded:
    'We had already refunded these downloads from order {number}. You can no longer download them:',
  noDownload: 'You can no longer download:',
  keep: 'This email confirms your contract. Please keep it.',
  pack: '{name} – sample pack, {count} WAV files, also as one ZIP file',
  packOfOne: '{name} – sample pack, 1 WAV file, also as one ZIP file',
  oneShot: '{name} – one-shot, WAV file',
  loop: '{name} – loop, WAV file',
  consentTitle: 'Your consent',
  topUpTitle: 'What you bought',
  topUpContents:
    '{tunes}, to be spent on anything in the shop, in every country we sell to. 1 Tune is always €1.',
  topUpVat: 'No VAT is due on a top-up: it is included in what you buy with it.',
  topUpPaid: 'Paid: {amount}',
  topUpWithdrawal:
    'You may withdraw from this top-up within 14 days, until {date}, without giving a reason. We then refund the Tunes you haven’t spent to the payment method you used.',
  withdrawAction: 'Withdraw from contract here: {address}',
  sellerTitle: 'Seller',
  company: 'Company',
  representative: 'Represented by',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  vatId: 'VAT number',
  conformityTitle: 'Guarantee of conformity',
  conformity:
    'The law guarantees that digital content is as agreed. If a file is faulty, incomplete or not as described, we repair or replace it free of charge, or reduce the price or refund you. The files play in every program that opens WAV files.',
  complaintsTitle: 'Questions and complaints',
  complaints:
    'Write to {email} or call {phone}. We reply as soon as possible, and at the latest within 14 days.',
  licenceTitle: 'Your license',
  annex: 'The following texts apply to this contract. You have them here in full.',
  version: '{title} (version {version})',
}
