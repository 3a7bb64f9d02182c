import type { PaymentMessages } from './payment-messages.ts'

export const it: PaymentMessages = {
  title: 'Pagamento',
  demo: 'Questa è una demo: nessun addebito e nessun denaro vero. Non inserire il numero di una carta reale.',
  payTo: 'Pagamento a {merchant}',
  summary: 'Cosa stai pagando',
  cart: 'Nel tuo carrello',
  total: 'Totale',
  number: 'Numero della carta',
  expiry: 'Scadenza (MM/AA)',
  cvc: 'Codice di sicurezza',
  name: 'Nome sulla carta',
  pay: 'Paga {amount}',
  close: 'Chiudi senza pagare',
  back: 'Torna al negozio',
  testCards: 'Carte di prova',
  cardPays: 'viene accettata',
  cardDeclined: 'viene rifiutata',
  anyRest: 'Vanno bene qualsiasi data futura, tre cifre e un nome a piacere.',
  declined:
    'La carta è stata rifiutata. Non ti è stato addebitato nulla. Prova con un’altra carta o torna al negozio.',
  unavailable:
    'Al momento non è possibile pagare. Non ti è stato addebitato nulla. Riprova tra qualche minuto.',
  checkFields: 'Controlla i campi evidenziati.',
  numberMissing: 'Inserisci il numero della carta.',
  numberWrong: 'Il numero della carta è incompleto o errato.',
  numberNotTest: 'Qui funzionano solo le due carte di prova indicate sotto.',
  expiryWrong: 'Inserisci mese e anno, per esempio 04/30.',
  expiryPast: 'Questa carta è scaduta.',
  cvcWrong: 'Inserisci le tre o quattro cifre del codice di sicurezza.',
  nameMissing: 'Inserisci il nome sulla carta.',
  alreadyPaid: 'Questo pagamento è già stato effettuato. Non pagherai una seconda volta.',
  expired:
    'Questa pagina di pagamento è scaduta. Non ti è stato addebitato nulla. Ricomincia dal negozio.',
  broken:
    'Questo link di pagamento non è valido. Non ti è stato addebitato nulla. Ricomincia dal negozio.',
}
