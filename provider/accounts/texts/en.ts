export const en = {
  greeting: 'Hello {name},',
  verifySubject: 'Confirm your email address for {shop}',
  verify:
    'Thanks for signing up with {shop}. Please confirm that this is your email address, so that your receipts and download links reach you:',
  verifyButton: 'Confirm email address',
  verifyValidity: 'The link is valid until {time}. You can keep shopping in the meantime.',
  verifyNotYou: 'If you didn’t sign up, you can ignore this email.',
  changeSubject: 'Confirm your new email address for {shop}',
  change:
    'You asked to use this email address for your {shop} account. The change takes effect once you confirm it:',
  changeValidity:
    'The link is valid until {time}. Until you confirm, your old address stays in use.',
  changeNotYou: 'If this wasn’t you, you can ignore this email. Nothing will change.',
  inUseSubject: 'You already have an account with {shop}',
  inUse:
    'Someone tried to use this email address for another {shop} account. That isn’t possible, because the address belongs to your account. Nothing has changed.',
  inUseHint:
    'If it was you, log in with this address. If you’ve forgotten your password, choose a new one:',
  choosePassword: 'Choose a new password',
  requestedSubject: 'Request to change your email address for {shop}',
  requested:
    'On {time}, someone asked to change the email address of your {shop} account to {email}. The change takes effect once the link we sent there is opened.',
  changedSubject: 'Your email address for {shop} has changed',
  changed:
    'On {time}, the email address of your {shop} account was changed to {email}. From now on, we’ll write to that address.',
  changedNotYou: 'If this wasn’t you, contact us right away:',
  contact: 'Contact us',
  passwordSubject: 'Your password for {shop} has changed',
  password:
    'On {time}, the password of your {shop} account was changed. Every other browser has been logged out.',
  passkeyAddedSubject: 'New passkey for {shop}',
  passkeyAdded:
    'On {time}, the passkey “{passkey}” was added to your {shop} account. You can now log in with it instead of your password.',
  passkeyRemovedSubject: 'Passkey removed from {shop}',
  passkeyRemoved:
    'On {time}, the passkey “{passkey}” was removed from your {shop} account. Nobody can log in with it anymore.',
  notYou:
    'If this wasn’t you, choose a new password right away. That logs out every browser and cancels changes that aren’t confirmed yet:',
}
