import type { ConditionMessages } from './condition-messages.ts'

export const de: ConditionMessages = {
  paymentOpening: 'Kunden können nicht bezahlen',
  paymentOpeningText:
    'Stripe lehnt es ab, Zahlungen zu öffnen. Niemand kann Guthaben aufladen, und der Shop nimmt kein Geld ein, bis das geändert ist. Was Stripe dazu sagt, steht unten. Danach fragt „npm run shop -- check“ bei Stripe nach, ob es funktioniert.',
  paymentUnanswered: 'Stripe antwortet nicht',
  paymentUnansweredText:
    'Der Shop kann keine Zahlungen öffnen, weil Stripe nicht erreichbar ist oder einen Fehler meldet. Er versucht es bei jedem Kunden wieder. Störungen meldet Stripe unter https://status.stripe.com.',
  paymentAccess: 'Stripe lehnt den Schlüssel des Shops ab',
  paymentAccessText:
    'Dem Schlüssel in STRIPE_SECRET_KEY fehlt eine Berechtigung, oder er gilt nicht mehr. Was sie braucht, bleibt liegen, bis du den Schlüssel änderst: Erstattungen oder der Abgleich der Zahlungen. „npm run shop -- check“ zeigt, was fehlt.',
  webhooks: 'Die Nachrichten von Stripe kommen nicht an',
  webhooksText:
    'Die letzten {count} Zahlungen wurden nur gutgeschrieben, weil der Shop bei Stripe nachgefragt hat. Ohne die Nachrichten erfährt er von Erstattungen und Zahlungsanfechtungen bis zu einen Tag zu spät. Sieh dir im Dashboard von Stripe den Endpunkt {endpoint} an: Er muss aktiv sein, und STRIPE_WEBHOOK_SECRET muss sein Signaturschlüssel sein.',
  orderMailRefused: 'Die Bestätigung von Bestellung {order} wurde abgelehnt',
  orderMailRefusedText:
    'Der Mailserver des Kunden nimmt die E-Mail nicht an, und der Kunde muss sie von Gesetzes wegen bekommen. Finde eine richtige Adresse heraus und schicke sie mit dem Befehl unten dorthin.',
  mailRefused: 'Eine E-Mail an einen Kunden wurde abgelehnt',
  mailRefusedText:
    'Der Mailserver eines Kunden nimmt die E-Mail nicht an. Der Befehl unten zeigt mit den Adressen, was abgelehnt wurde. Wenn du eine richtige Adresse herausfindest, schickt „{send}“ die E-Mail dorthin.',
  ownerMailRefused: 'Dein Postfach lehnt die E-Mails des Shops ab',
  ownerMailRefusedText:
    'Der Mailserver deiner eigenen Adresse nimmt nicht an, was der Shop dir mitteilt, zum Beispiel Zahlungsanfechtungen und Widerrufe. Sieh nach dem Postfach oder setze eine andere Adresse als OWNER_MAIL.',
  mailServer: 'E-Mails werden nicht verschickt',
  mailServerText:
    'Dein Mailserver ist nicht erreichbar oder lehnt die Anmeldung oder den Absender ab. Keine E-Mail geht verloren, aber alle warten, auch Bestätigungen und Links für neue Passwörter. „npm run shop -- check“ fragt den Server noch einmal.',
  disk: 'Die Festplatte ist fast voll',
  diskText:
    'Auf der Festplatte mit den Daten des Shops sind {free} frei. Ist sie voll, nimmt der Shop keine Bestellungen und keine Zahlungen mehr an. Lösche, was du nicht brauchst, zum Beispiel alte Backups, oder nimm eine größere Festplatte.',
  diskFull: 'Die Festplatte ist voll',
  diskFullText:
    'Der Shop kann nichts mehr speichern und nimmt deshalb keine Bestellungen und keine Zahlungen an. Lösche, was du nicht brauchst, zum Beispiel alte Backups, oder nimm eine größere Festplatte.',
  backup: 'Der Shop hat kein aktuelles Backup',
  backupText:
    'Geht die Festplatte kaputt, sind alle Verkäufe seit dem letzten Backup verloren. Finde heraus, warum „npm run shop -- backup“ nicht jede Nacht läuft, und starte es jetzt.',
  testSubject: 'Test der Meldungen',
  testText: 'Das ist ein Test. Was dein Shop dir mitzuteilen hat, kommt hier an.',
  stillSubject: 'Weiterhin: {subject}',
  resolvedSubject: 'Vorbei: {subject}',
  resolvedText: 'Das Problem ist seit {time} vorbei.',
  never: 'noch nie',
  since: 'Seit',
  lastSeen: 'Zuletzt',
  sightings: 'Wie oft',
  answer: 'Antwort',
  call: 'Aufruf',
  recipient: 'An',
  command: 'Befehl',
  folder: 'Ordner',
  lastBackup: 'Letztes Backup',
}
