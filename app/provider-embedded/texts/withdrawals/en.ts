export const en = {
  subject: 'We have received your withdrawal',
  greeting: 'Hello {name},',
  received: 'On {time} we received your withdrawal from a contract. This is what you sent us:',
  name: 'Name',
  email: 'Email',
  contract: 'Contract',
  topUp: 'Top-up of {amount} on {date}',
  refund:
    'We are paying {amount} back to you, the same way you paid, within 14 days at the latest. Your balance has been reduced by {tunes}.',
  request:
    'We will look at it and write to you within 14 days. If you agreed at checkout that delivery begins immediately, the right of withdrawal may have ended for those downloads; we will tell you either way.',
  reference: 'Reference: {reference}',
  closing: 'Overtone',
}
