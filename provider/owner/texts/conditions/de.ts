import type { ConditionMessages } from './condition-messages.ts'

export const de: ConditionMessages = {
  paymentOpening: 'Kunden können nicht bezahlen',
  paymentOpeningText:
    '{processor} lehnt neue Zahlungen ab. Bis das behoben ist, kann niemand Guthaben aufladen, und der Shop nimmt kein Geld ein. Die Antwort von {processor} steht unten. Ob es wieder funktioniert, prüfst du mit „npm run shop -- check“.',
  paymentUnanswered: '{processor} antwortet nicht',
  paymentUnansweredText:
    'Der Shop kann keine Zahlungen starten, weil {processor} nicht erreichbar ist oder einen Fehler meldet. Er versucht es bei jedem Kunden neu. Ob {processor} eine Störung hat, steht auf {statusPage}.',
  paymentAccess: '{processor} lehnt den Schlüssel des Shops ab',
  paymentAccessText:
    'Dem Schlüssel in {keySetting} fehlt eine Berechtigung, oder er gilt nicht mehr. Was die Berechtigung braucht, bleibt liegen, bis du den Schlüssel änderst, etwa Erstattungen oder der Abgleich der Zahlungen. „npm run shop -- check“ zeigt, was fehlt.',
  webhooks: 'Die Nachrichten von {processor} kommen nicht an',
  webhooksText:
    'Die letzten {count} Zahlungen wurden nur gutgeschrieben, weil der Shop bei {processor} nachgefragt hat. Ohne die Nachrichten erfährt er von Erstattungen und Zahlungsanfechtungen mit bis zu einem Tag Verspätung. Sieh dir im {processor}-Dashboard den Endpunkt {endpoint} an: Er muss aktiv sein, und {webhookSetting} muss sein Signaturschlüssel sein.',
  orderMailRefused: 'Die Bestätigung von Bestellung {order} wurde abgelehnt',
  orderMailRefusedText:
    'Der Mailserver des Kunden nimmt die E-Mail nicht an. Sie ist aber gesetzlich vorgeschrieben: Finde die richtige Adresse heraus und schicke sie mit dem Befehl unten dorthin.',
  mailRefused: 'Eine E-Mail an einen Kunden wurde abgelehnt',
  mailRefusedText:
    'Der Mailserver eines Kunden nimmt die E-Mail nicht an. Der Befehl unten zeigt mit den Adressen, was abgelehnt wurde. Wenn du die richtige Adresse kennst, schickt „{send}“ die E-Mail dorthin.',
  ownerMailRefused: 'Dein Postfach lehnt die E-Mails des Shops ab',
  ownerMailRefusedText:
    'Der Mailserver deiner eigenen Adresse nimmt nicht an, was der Shop dir mitteilt, zum Beispiel Zahlungsanfechtungen und Widerrufe. Prüfe das Postfach oder trage in OWNER_MAIL eine andere Adresse ein.',
  mailServer: 'E-Mails werden nicht verschickt',
  mailServerText:
    'Dein Mailserver ist nicht erreichbar oder lehnt die Anmeldung oder den Absender ab. Keine E-Mail geht verloren, aber alle warten, auch Bestätigungen und Links für neue Passwörter. „npm run shop -- check“ prüft den Server noch einmal.',
  disk: 'Die Festplatte ist fast voll',
  diskText:
    'Auf der Festplatte mit den Daten des Shops sind noch {free} frei. Ist sie voll, nimmt der Shop keine Bestellungen und keine Zahlungen mehr an. Lösche, was du nicht brauchst, zum Beispiel alte Backups, oder nimm eine größere Festplatte.',
  diskFull: 'Die Festplatte ist voll',
  diskFullText:
    'Der Shop kann nichts mehr speichern und nimmt deshalb keine Bestellungen und keine Zahlungen an. Lösche, was du nicht brauchst, zum Beispiel alte Backups, oder nimm eine größere Festplatte.',
  backup: 'Der Shop hat kein aktuelles Backup',
  backupText:
    'Fällt die Festplatte aus, sind alle Verkäufe seit dem letzten Backup verloren. Finde heraus, warum „npm run shop -- backup“ nicht jede Nacht läuft, und starte den Befehl jetzt.',
  testSubject: 'Test der Meldungen',
  testText: 'Das ist ein Test. Was dein Shop dir mitzuteilen hat, kommt hier an.',
  stillSubject: 'Weiterhin: {subject}',
  resolvedSubject: 'Behoben: {subject}',
  resolvedText: 'Das Problem ist seit dem {time} behoben.',
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
