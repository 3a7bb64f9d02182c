export const en = {
  subject: 'We’ve received your withdrawal',
  greeting: 'Hello {name},',
  received: 'On {time}, we received your withdrawal from a contract. This is what you sent us:',
  name: 'Name',
  email: 'Email',
  contract: 'Contract',
  contractNotQuoted:
    'as entered on our website (we repeat it only to email addresses with an account)',
  orderNumbers: 'Order numbers',
  topUp: 'Top-up of {amount} on {date}',
  refund:
    'We will refund {amount} to your original payment method within 14 days. Your balance has been reduced by {tunes}.',
  request:
    'We will review it and reply within 14 days. If you agreed to immediate delivery at checkout, the right of withdrawal may have ended for those downloads; we will let you know either way.',
  reference: 'Reference: {reference}',
}
