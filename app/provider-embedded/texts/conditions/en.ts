/** What the owner is told about what is wrong with the shop. */
export const en = {
  paymentOpening: 'Customers cannot pay',
  paymentOpeningText:
    'Stripe refuses to open payments, so nobody can top up a balance: the shop takes no money until this is changed. Stripe’s own words are below. Afterwards, “npm run shop -- check” asks Stripe whether it works.',
  paymentUnanswered: 'Stripe does not answer',
  paymentUnansweredText:
    'The shop cannot open payments, because Stripe cannot be reached or reports an error. It tries again with every customer. Stripe tells of outages at https://status.stripe.com.',
  paymentAccess: 'Stripe refuses the shop’s key',
  paymentAccessText:
    'The key in STRIPE_SECRET_KEY lacks a permission or is no longer valid. What needs it does not happen until you change the key: refunds, or the comparison of payments. “npm run shop -- check” lists what is missing.',
  webhooks: 'Stripe’s messages do not arrive',
  webhooksText:
    'The last {count} payments were credited only because the shop asked Stripe. Without the messages, it learns of refunds and disputes up to a day late. Look in Stripe’s Dashboard at the endpoint {endpoint}: it must be enabled, and STRIPE_WEBHOOK_SECRET must be its signing secret.',
  orderMailRefused: 'The confirmation of order {order} was refused',
  orderMailRefusedText:
    'The customer’s mail server does not want the email, and the law requires that the customer has it. Find out a right address, and send it there with the command below.',
  mailRefused: 'An email to a customer was refused',
  mailRefusedText:
    'A customer’s mail server does not want the email. The command below lists what was refused, with the addresses. If you find out a right one, “{send}” sends the email there.',
  ownerMailRefused: 'Your mailbox refuses the shop’s emails',
  ownerMailRefusedText:
    'The mail server of your own address does not want what the shop tells you, such as disputes and withdrawals. Look at the mailbox, or set another address as OWNER_MAIL.',
  mailServer: 'Emails are not sent',
  mailServerText:
    'Your mail server cannot be reached, or refuses the login or the sender. No email is lost: all of them wait, confirmations and password links, too. “npm run shop -- check” asks the server again.',
  disk: 'The disk is almost full',
  diskText:
    'On the disk with the shop’s data, {free} are free. Once it is full, the shop takes no orders and no payments. Remove what is not needed, such as old backups, or get a larger disk.',
  diskFull: 'The disk is full',
  diskFullText:
    'The shop cannot store anything, so it takes no orders and no payments. Remove what is not needed, such as old backups, or get a larger disk.',
  backup: 'The shop has no recent backup',
  backupText:
    'If the disk breaks, all sales since the last backup are lost. Find out why “npm run shop -- backup” does not run every night, and run it now.',
  testSubject: 'Test of the alerts',
  testText: 'This is a test. What your shop has to tell you arrives here.',
  stillSubject: 'Still: {subject}',
  resolvedSubject: 'Over: {subject}',
  resolvedText: 'The problem has been over since {time}.',
  never: 'never',
  since: 'Since',
  lastSeen: 'Last seen',
  sightings: 'How often',
  answer: 'Answer',
  call: 'Call',
  recipient: 'To',
  command: 'Command',
  folder: 'Folder',
  lastBackup: 'Last backup',
}
