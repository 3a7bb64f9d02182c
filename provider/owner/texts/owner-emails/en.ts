/** What the owner is told by email besides payments and what is wrong with the shop. */
export const en = {
  reference: 'Reference',
  received: 'Received',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  contract: 'Contract',
  withdrawal: 'Withdrawal from a contract ({reference})',
  orderOfCustomer: 'Order {number} of this customer',
  orderWithConsent: '{time}, {amount}, consent to immediate delivery on {consent}',
  orderWithoutConsent: '{time}, {amount}, no consent to immediate delivery',
  confirmed: 'The customer has been sent a confirmation of receipt.',
  notConfirmed:
    'No confirmation of receipt was emailed, because too many were sent to this address within an hour.',
  replyInTime: 'Please reply within 14 days. A reply to this email goes to the customer.',
  acceptWithdrawal:
    'To accept the withdrawal, run the command below. It ends the downloads and refunds the money the way it was paid; the withdrawal stays open until the refund has arrived. Add an order number to refund only that order, and “--lines 1,3” to refund only some of its lines.',
  closeWithdrawal: 'To close the withdrawal if you refuse it or settle it in another way:',
  openWithdrawal: 'Until then, “npm run shop -- withdrawals” lists it.',
  numberOfOrder: 'ORDER',
  whyClosed: 'why',
  manyWithdrawals: 'Many withdrawals from contracts',
  manyWithdrawalsText:
    'More withdrawals than usual were received within an hour. For up to an hour, you get no separate emails about {reference} and later ones.',
  manyWithdrawalsStored:
    'They are all stored, and each may be genuine: please reply to them within 14 days. The command “npm run shop -- withdrawals” lists them.',
  message: 'Message from the contact form ({reference})',
  replyToMessage: 'Reply to this email, or write to the address above. The message:',
  manyMessages: 'Many messages from the contact form',
  manyMessagesText:
    'More messages than usual were sent with the contact form within an hour. For up to an hour, you get no separate emails about {reference} and later ones.',
  manyMessagesStored: 'They are all stored. The command “npm run shop -- messages” lists them.',
  test: 'Test email from {shop}',
  testText: 'This is a test. Your shop can send email.',
  testLook: 'This is how order confirmations and password links look to your customers.',
  thresholdNear: 'Sales to other EU countries are above 80% of {threshold}',
  thresholdNearText:
    'Above {threshold} a year, the VAT of each customer’s country is due. Register for the One-Stop Shop (OSS) in time, set tax.mode to oss and restart the shop. Ask your tax adviser.',
  thresholdCrossed: 'Sales to other EU countries are above {threshold}',
  thresholdCrossedText:
    'From this order on, the VAT of each customer’s country is due: register for the One-Stop Shop (OSS), set tax.mode to oss and restart the shop.',
  statesNoVat:
    'Until then, this invoice and later ones state no VAT. You must still declare the VAT of the customers’ countries for them.',
  statesOwnVat:
    'Until then, this invoice and later ones state the VAT of your country ({country}). You must still declare the VAT of the customers’ countries for them.',
  taxAdviser:
    'Ask your tax adviser, including about the special scheme for small enterprises in other countries.',
  netSales: 'Net sales in {year}',
  order: 'Order',
  invoice: 'Invoice',
}
