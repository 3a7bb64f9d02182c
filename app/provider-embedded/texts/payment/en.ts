export const en = {
  title: 'Payment',
  demo: 'This is a demo. No card will be charged and no real money changes hands. Please don’t enter a real card number.',
  payTo: 'Payment to {merchant}',
  number: 'Card number',
  expiry: 'Expiration date (MM/YY)',
  cvc: 'Security code',
  name: 'Name on card',
  pay: 'Pay {amount}',
  close: 'Close without paying',
  back: 'Back to the shop',
  testCards: 'Test cards',
  cardPays: 'is accepted',
  cardDeclined: 'is declined',
  anyRest: 'Use any future date, any three digits and any name.',
  declined:
    'Your card was declined. You haven’t been charged. Try another card or go back to the shop.',
  unavailable:
    'We can’t take payments right now. You haven’t been charged. Please try again in a few minutes.',
  checkFields: 'Please check the highlighted fields.',
  numberMissing: 'Enter a card number.',
  numberWrong: 'This card number is incomplete or mistyped.',
  numberNotTest: 'Only the two test cards listed below work here.',
  expiryWrong: 'Enter the month and year, such as 04/30.',
  expiryPast: 'This card has expired.',
  cvcWrong: 'Enter the three or four digits of the security code.',
  nameMissing: 'Enter the name on the card.',
  alreadyPaid: 'This payment has already been made. You won’t be charged again.',
  expired:
    'This payment page has expired. You haven’t been charged. Please start again from the shop.',
  broken:
    'This payment link is not valid. You haven’t been charged. Please start again from the shop.',
}
