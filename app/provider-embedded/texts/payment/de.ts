import type { PaymentTexts } from './payment-texts.ts'

export const de: PaymentTexts = {
  title: 'Bezahlung',
  demo: 'Dies ist eine Vorführung. Es wird keine echte Karte belastet und kein echtes Geld bewegt. Bitte geben Sie keine echte Kartennummer ein.',
  payTo: 'Zahlung an {merchant}',
  number: 'Kartennummer',
  expiry: 'Gültig bis (MM/JJ)',
  cvc: 'Prüfziffer',
  name: 'Name auf der Karte',
  pay: '{amount} bezahlen',
  close: 'Schließen, ohne zu bezahlen',
  back: 'Zurück zum Shop',
  testCards: 'Testkarten',
  cardPays: 'wird angenommen',
  cardDeclined: 'wird abgelehnt',
  anyRest: 'Dazu ein beliebiges künftiges Datum, drei beliebige Ziffern und ein beliebiger Name.',
  declined:
    'Die Karte wurde abgelehnt. Es wurde nichts abgebucht. Versuchen Sie es mit einer anderen Karte oder kehren Sie zum Shop zurück.',
  checkFields: 'Bitte prüfen Sie die markierten Angaben.',
  numberMissing: 'Geben Sie eine Kartennummer ein.',
  numberWrong: 'Das ist keine vollständige Kartennummer.',
  numberNotTest: 'Hier funktionieren nur die beiden unten genannten Testkarten.',
  expiryWrong: 'Geben Sie Monat und Jahr ein, zum Beispiel 04/30.',
  expiryPast: 'Diese Karte ist abgelaufen.',
  cvcWrong: 'Geben Sie die drei- oder vierstellige Prüfziffer ein.',
  nameMissing: 'Geben Sie den Namen auf der Karte ein.',
  alreadyPaid: 'Diese Zahlung ist bereits erfolgt. Es wird nicht doppelt abgebucht.',
  expired:
    'Diese Zahlungsseite ist abgelaufen. Es wurde nichts abgebucht. Beginnen Sie im Shop noch einmal.',
  broken:
    'Diese Zahlungsadresse ist ungültig. Es wurde nichts abgebucht. Beginnen Sie im Shop noch einmal.',
}
