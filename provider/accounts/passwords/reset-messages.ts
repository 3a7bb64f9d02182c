import type { Locale } from '../../platform/texts/locales.ts'

/** `{shop}` is the name of the shop. */
interface ResetMessages {
  readonly subject: string
  /** `{name}` is the customer's first name. */
  readonly greeting: string
  readonly invitation: string
  /** The button. */
  readonly choosePassword: string
  /** `{time}` is when the link becomes invalid. */
  readonly validity: string
  readonly notRequested: string
}

/** The messages of the password reset email, by locale. */
export const resetMessages: Readonly<Record<Locale, ResetMessages>> = {
  en: {
    subject: 'Choose a new password for {shop}',
    greeting: 'Hello {name},',
    invitation:
      'We received a request to reset the password for your {shop} account. Open this link to choose a new one:',
    choosePassword: 'Choose a new password',
    validity: 'The link works once and is valid until {time}.',
    notRequested: 'If this wasn’t you, you can ignore this email. Your password won’t change.',
  },
  de: {
    subject: 'Neues Passwort für {shop}',
    greeting: 'Hallo {name},',
    invitation:
      'für dein Konto bei {shop} wurde ein neues Passwort angefordert. Über diesen Link legst du es fest:',
    choosePassword: 'Neues Passwort festlegen',
    validity: 'Der Link funktioniert nur einmal und gilt bis zum {time}.',
    notRequested:
      'Du hast das nicht angefordert? Dann ignoriere diese E-Mail: Dein Passwort bleibt unverändert.',
  },
  nl: {
    subject: 'Nieuw wachtwoord voor {shop}',
    greeting: 'Hallo {name},',
    invitation:
      'Er is een nieuw wachtwoord voor je {shop}-account aangevraagd. Met deze link stel je het in:',
    choosePassword: 'Nieuw wachtwoord instellen',
    validity: 'De link werkt één keer en is geldig tot {time}.',
    notRequested:
      'Heb je dit niet aangevraagd? Dan kun je deze e-mail negeren: je wachtwoord blijft ongewijzigd.',
  },
  it: {
    subject: 'Nuova password per {shop}',
    greeting: 'Ciao {name},',
    invitation:
      'è stata richiesta una nuova password per il tuo account {shop}. Apri questo link per sceglierla:',
    choosePassword: 'Scegli una nuova password',
    validity: 'Il link funziona una sola volta. Scadenza: {time}.',
    notRequested: 'Se non l’hai richiesta tu, ignora questa email: la password non cambierà.',
  },
  fr: {
    subject: 'Nouveau mot de passe {shop}',
    greeting: 'Bonjour {name},',
    invitation:
      'Un nouveau mot de passe a été demandé pour votre compte {shop}. Ouvrez ce lien pour le choisir :',
    choosePassword: 'Choisir un nouveau mot de passe',
    validity: 'Le lien ne fonctionne qu’une seule fois, jusqu’au {time}.',
    notRequested:
      'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : votre mot de passe ne changera pas.',
  },
  es: {
    subject: 'Restablece tu contraseña de {shop}',
    greeting: 'Hola, {name}:',
    invitation:
      'Hemos recibido una solicitud para restablecer la contraseña de tu cuenta de {shop}. Abre este enlace para elegir una nueva:',
    choosePassword: 'Elegir una contraseña nueva',
    validity: 'El enlace funciona una sola vez y es válido hasta el {time}.',
    notRequested: 'Si no has sido tú, no tienes que hacer nada: tu contraseña no cambiará.',
  },
}
