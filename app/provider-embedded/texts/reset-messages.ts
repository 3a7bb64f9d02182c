import type { Locale } from '../domain/locales.ts'

interface ResetMessages {
  readonly subject: string
  /** `{name}` is the customer's first name. */
  readonly greeting: string
  readonly invitation: string
  readonly validity: string
  readonly notRequested: string
  readonly closing: string
}

/** The messages of the password reset email, by locale. */
export const resetMessages: Readonly<Record<Locale, ResetMessages>> = {
  en: {
    subject: 'Choose a new password for Overtone',
    greeting: 'Hello {name},',
    invitation:
      'We received a request to reset the password for your Overtone account. Open this link to choose a new one:',
    validity: 'The link works once and is valid for 60 minutes.',
    notRequested: 'If this wasn’t you, you can ignore this email. Your password won’t change.',
    closing: 'Overtone',
  },
  de: {
    subject: 'Neues Passwort für Overtone',
    greeting: 'Hallo {name},',
    invitation:
      'für dein Overtone-Konto wurde ein neues Passwort angefordert. Über diesen Link legst du es fest:',
    validity: 'Der Link funktioniert nur einmal und gilt 60 Minuten.',
    notRequested:
      'Du hast das nicht angefordert? Dann ignoriere diese E-Mail: Dein Passwort bleibt unverändert.',
    closing: 'Overtone',
  },
  nl: {
    subject: 'Nieuw wachtwoord voor Overtone',
    greeting: 'Hallo {name},',
    invitation:
      'Er is een nieuw wachtwoord voor je Overtone-account aangevraagd. Met deze link stel je het in:',
    validity: 'De link werkt één keer en is 60 minuten geldig.',
    notRequested:
      'Heb je dit niet aangevraagd? Dan kun je deze e-mail negeren: je wachtwoord blijft ongewijzigd.',
    closing: 'Overtone',
  },
  it: {
    subject: 'Nuova password per Overtone',
    greeting: 'Ciao {name},',
    invitation:
      'è stata richiesta una nuova password per il tuo account Overtone. Apri questo link per sceglierla:',
    validity: 'Il link funziona una sola volta ed è valido per 60 minuti.',
    notRequested: 'Se non l’hai richiesta tu, ignora questa email: la password non cambierà.',
    closing: 'Overtone',
  },
  fr: {
    subject: 'Nouveau mot de passe Overtone',
    greeting: 'Bonjour {name},',
    invitation:
      'Un nouveau mot de passe a été demandé pour votre compte Overtone. Ouvrez ce lien pour le choisir :',
    validity: 'Le lien ne fonctionne qu’une seule fois et reste valable 60 minutes.',
    notRequested:
      'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : votre mot de passe ne changera pas.',
    closing: 'Overtone',
  },
  es: {
    subject: 'Restablece tu contraseña de Overtone',
    greeting: 'Hola, {name}:',
    invitation:
      'Hemos recibido una solicitud para restablecer la contraseña de tu cuenta de Overtone. Abre este enlace para elegir una nueva:',
    validity: 'El enlace funciona una sola vez y es válido durante 60 minutos.',
    notRequested: 'Si no has sido tú, no tienes que hacer nada: tu contraseña no cambiará.',
    closing: 'Overtone',
  },
}
