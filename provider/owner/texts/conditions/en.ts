/** What the owner is told about what is wrong with the shop. */
export const en = {
  paymentOpening: 'Customers cannot pay',
  paymentOpeningText:
    '{processor} rejects new payments, so nobody can top up, and the shop takes no money until this is fixed. {processor}’s answer is below. Once it is fixed, run “npm run shop -- check” to test it.',
  paymentUnanswered: '{processor} does not answer',
  paymentUnansweredText:
    'Customers cannot pay, because {processor} cannot be reached or reports an error. The shop tries again each time a customer pays. {processor} reports outages at {statusPage}.',
  paymentAccess: '{processor} rejects the shop’s key',
  paymentAccessText:
    'The key in {keySetting} lacks a permission or is no longer valid. Until you replace the key, some things do not work, such as refunds or the comparison of payments. “npm run shop -- check” lists what is missing.',
  webhooks: '{processor}’s messages do not arrive',
  webhooksText:
    'The last {count} payments were credited only because the shop asked {processor}. Without these messages, the shop learns of refunds and disputes up to a day late. Check the endpoint {endpoint} in {processor}’s Dashboard: it must be enabled, and {webhookSetting} must be its signing secret.',
  orderMailRefused: 'The confirmation of order {order} was refused',
  orderMailRefusedText:
    'The customer’s mail server rejected the email, but the law requires that the customer receives it. Find out the right address, and send the email there with the command below.',
  mailRefused: 'An email to a customer was refused',
  mailRefusedText:
    'A customer’s mail server rejected the email. The command below lists what was rejected, with the addresses. Once you know the right one, “{send}” sends the email there.',
  ownerMailRefused: 'Your mailbox rejects the shop’s emails',
  ownerMailRefusedText:
    'Your mail server rejects the shop’s emails to you, such as those about disputes and withdrawals. Check the mailbox, or set another address as OWNER_MAIL.',
  mailServer: 'Emails are not sent',
  mailServerText:
    'Your mail server cannot be reached, or refuses the login or the sender. No email is lost: all of them wait, including confirmations and password links. Run “npm run shop -- check” to test the server again.',
  disk: 'The disk is almost full',
  diskText:
    'Only {free} is left on the disk with the shop’s data. Once it is full, the shop cannot take orders or payments. Delete what you do not need, such as old backups, or get a larger disk.',
  diskFull: 'The disk is full',
  diskFullText:
    'The shop cannot store anything, so it cannot take orders or payments. Delete what you do not need, such as old backups, or get a larger disk.',
  backup: 'The shop has no recent backup',
  backupText:
    'If the disk fails, all sales since the last backup are lost. Find out why “npm run shop -- backup” does not run every night, and run it now.',
  testSubject: 'Test of the alerts',
  testText: 'This is a test. What your shop has to tell you arrives here.',
  stillSubject: 'Still: {subject}',
  resolvedSubject: 'Resolved: {subject}',
  resolvedText: 'The problem was resolved on {time}.',
  never: 'never',
  since: 'Since',
  lastSeen: 'Last seen',
  sightings: 'Times seen',
  answer: 'Answer',
  call: 'Call',
  recipient: 'To',
  command: 'Command',
  folder: 'Folder',
  lastBackup: 'Last backup',
}
