import type { AccountMessages } from './account-messages.ts'

export const de: AccountMessages = {
  greeting: 'Hallo {name},',
  verifySubject: 'Bestätige deine E-Mail-Adresse für {shop}',
  verify:
    'willkommen bei {shop}. Bestätige bitte, dass diese E-Mail-Adresse dir gehört, damit Belege und Downloads bei dir ankommen:',
  verifyButton: 'E-Mail-Adresse bestätigen',
  verifyValidity: 'Der Link gilt bis zum {time}. Einkaufen kannst du auch vorher.',
  verifyNotYou: 'Du hast dich nicht registriert? Dann ignoriere diese E-Mail einfach.',
  changeSubject: 'Bestätige deine neue E-Mail-Adresse für {shop}',
  change:
    'du möchtest diese E-Mail-Adresse für dein Konto bei {shop} verwenden. Sie gilt, sobald du sie bestätigst:',
  changeValidity:
    'Der Link gilt bis zum {time}. Bis du bestätigst, bleibt deine bisherige Adresse.',
  changeNotYou: 'Du weißt nichts davon? Dann ignoriere diese E-Mail: Es ändert sich nichts.',
  inUseSubject: 'Du hast schon ein Konto bei {shop}',
  inUse:
    'jemand wollte diese E-Mail-Adresse für ein anderes Konto bei {shop} verwenden. Das geht nicht, denn sie gehört schon zu deinem Konto. Es hat sich nichts geändert.',
  inUseHint:
    'Warst du das, melde dich mit dieser Adresse an. Hast du dein Passwort vergessen, lege ein neues fest:',
  choosePassword: 'Neues Passwort festlegen',
  requestedSubject: 'Neue E-Mail-Adresse für {shop} angefordert',
  requested:
    'am {time} wurde für dein Konto bei {shop} eine neue E-Mail-Adresse angefordert: {email}. Sie gilt, sobald jemand den Link öffnet, den wir dorthin geschickt haben.',
  changedSubject: 'Deine E-Mail-Adresse für {shop} wurde geändert',
  changed:
    'am {time} wurde die E-Mail-Adresse deines Kontos bei {shop} in {email} geändert. Ab jetzt schreiben wir an diese Adresse.',
  changedNotYou: 'Warst du das nicht, melde dich sofort bei uns:',
  contact: 'Kontakt aufnehmen',
  passwordSubject: 'Dein Passwort für {shop} wurde geändert',
  password:
    'am {time} wurde das Passwort deines Kontos bei {shop} geändert. Alle anderen Browser sind jetzt abgemeldet.',
  passkeyAddedSubject: 'Neuer Passkey für {shop}',
  passkeyAdded:
    'am {time} kam zu deinem Konto bei {shop} der Passkey „{passkey}“ hinzu. Damit kannst du dich jetzt ohne Passwort anmelden.',
  passkeyRemovedSubject: 'Passkey für {shop} entfernt',
  passkeyRemoved:
    'am {time} wurde der Passkey „{passkey}“ aus deinem Konto bei {shop} entfernt. Damit kann sich niemand mehr anmelden.',
  notYou:
    'Warst du das nicht, lege sofort ein neues Passwort fest. Damit meldest du alle Browser ab und brichst Änderungen ab, die noch nicht bestätigt sind:',
}
