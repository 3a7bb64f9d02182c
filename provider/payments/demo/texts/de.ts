import type { PaymentMessages } from './payment-messages.ts'

export const de: PaymentMessages = {
  title: 'Zahlung',
  demo: 'Das ist eine Demo: Es wird keine Karte belastet, und es fließt kein Geld. Bitte gib keine echte Kartennummer ein.',
  payTo: 'Zahlung an {merchant}',
  summary: 'Das bezahlst du',
  cart: 'In deinem Warenkorb',
  total: 'Summe',
  number: 'Kartennummer',
  expiry: 'Gültig bis (MM/JJ)',
  cvc: 'Prüfnummer (CVC)',
  name: 'Name auf der Karte',
  pay: '{amount} bezahlen',
  close: 'Schließen, ohne zu bezahlen',
  back: 'Zurück zum Shop',
  testCards: 'Testkarten',
  cardPays: 'wird angenommen',
  cardDeclined: 'wird abgelehnt',
  anyRest:
    'Gib ein beliebiges künftiges Ablaufdatum, drei beliebige Ziffern und einen beliebigen Namen ein.',
  declined:
    'Die Karte wurde abgelehnt. Es wurde nichts abgebucht. Versuch es mit einer anderen Karte oder geh zurück zum Shop.',
  unavailable:
    'Zahlungen sind gerade nicht möglich. Es wurde nichts abgebucht. Versuch es in ein paar Minuten noch einmal.',
  checkFields: 'Bitte prüfe die markierten Felder.',
  numberMissing: 'Gib eine Kartennummer ein.',
  numberWrong: 'Prüfe die Kartennummer: Sie ist unvollständig oder falsch.',
  numberNotTest: 'Hier funktionieren nur die beiden unten genannten Testkarten.',
  expiryWrong: 'Gib Monat und Jahr ein, zum Beispiel 04/30.',
  expiryPast: 'Diese Karte ist abgelaufen. Nimm eine andere.',
  cvcWrong: 'Gib die drei- oder vierstellige Prüfnummer ein.',
  nameMissing: 'Gib den Namen auf der Karte ein.',
  alreadyPaid: 'Diese Zahlung ist bereits erfolgt. Es wird nichts doppelt abgebucht.',
  expired:
    'Diese Zahlungsseite ist abgelaufen. Es wurde nichts abgebucht. Beginne im Shop noch einmal von vorn.',
  broken:
    'Dieser Zahlungslink ist ungültig. Es wurde nichts abgebucht. Beginne im Shop noch einmal von vorn.',
}
