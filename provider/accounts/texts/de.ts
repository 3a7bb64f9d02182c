import type { AccountMessages } from './account-messages.ts'

export const de: AccountMessages = {
  greeting: 'Hallo {name},',
  verifySubject: 'Bestätige deine E-Mail-Adresse für {shop}',
  verify:
    'willkommen bei {shop}. Bitte bestätige, dass diese E-Mail-Adresse dir gehört, damit Belege und Downloads bei dir ankommen:',
  verifyButton: 'E-Mail-Adresse bestätigen',
  verifyValidity: 'Der Link gilt bis zum {time}. Einkaufen kannst du auch vorher.',
  verifyNotYou: 'Du hast dich nicht registriert? Dann ignoriere diese E-Mail einfach.',
  changeSubject: 'Bestätige deine neue E-Mail-Adresse für {shop}',
  change:
    'du möchtest diese E-Mail-Adresse für dein Konto bei {shop} verwenden. Sie gilt, sobald du sie bestätigst:',
  changeValidity:
    'Der Link gilt bis zum {time}. Bis du sie bestätigst, gilt weiter deine bisherige Adresse.',
  changeNotYou: 'Du weißt nichts davon? Dann ignoriere diese E-Mail: Es ändert sich nichts.',
  inUseSubject: 'Du hast schon ein Konto bei {shop}',
  inUse:
    'jemand wollte diese E-Mail-Adresse für ein anderes Konto bei {shop} verwenden. Das geht nicht, denn sie gehört schon zu deinem Konto. Es hat sich nichts geändert.',
  inUseHint:
    'Wenn du das warst, melde dich mit dieser Adresse an. Passwort vergessen? Leg ein neues fest:',
  choosePassword: 'Neues Passwort festlegen',
  requestedSubject: 'Neue E-Mail-Adresse für {shop} angefordert',
  requested:
    'am {time} wurde für dein Konto bei {shop} eine neue E-Mail-Adresse angefordert: {email}. Sie gilt, sobald jemand den Link öffnet, den wir dorthin geschickt haben.',
  changedSubject: 'Deine E-Mail-Adresse für {shop} wurde geändert',
  changed:
    'am {time} wurde die E-Mail-Adresse deines Kontos bei {shop} in {email} geändert. Ab jetzt schreiben wir an diese Adresse.',
  changedNotYou: 'Du warst das nicht? Dann melde dich sofort bei uns:',
  contact: 'Kontakt aufnehmen',
  passwordSubject: 'Dein Passwort für {shop} wurde geändert',
  password:
    'am {time} wurde das Passwort deines Kontos bei {shop} geändert. Alle anderen Browser sind jetzt abgemeldet.',
  passkeyAddedSubject: 'Neuer Passkey für {shop}',
  passkeyAdded:
    'am {time} wurde deinem Konto bei {shop} der Passkey „{passkey}“ hinzugefügt. Damit kannst du dich ab jetzt ohne Passwort anmelden.',
  passkeyRemovedSubject: 'Passkey für {shop} entfernt',
  passkeyRemoved:
    'am {time} wurde der Passkey „{passkey}“ aus deinem Konto bei {shop} entfernt. Mit ihm kann sich niemand mehr anmelden.',
  notYou:
    'Du warst das nicht? Dann leg sofort ein neues Passwort fest. Dabei werden alle Browser abgemeldet und noch nicht bestätigte Änderungen verworfen:',
}
