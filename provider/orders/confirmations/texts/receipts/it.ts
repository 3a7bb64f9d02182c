import type { ReceiptMessages } from './receipt-messages.ts'

export const it: ReceiptMessages = {
  orderSubject: 'Conferma dell’ordine n. {number}',
  greeting: 'Ciao {name},',
  orderThanks:
    'grazie per il tuo acquisto. Ti confermiamo l’ordine n. {number}, effettuato in data {time}. I tuoi suoni sono pronti da scaricare.',
  subTotal: 'Subtotale',
  coupon: 'Codice sconto {code}',
  giftCard: 'Carta regalo {code}',
  total: 'Totale IVA inclusa',
  paidTunes: 'Pagato con il tuo saldo: {tunes} (1 Tune = 1 €)',
  consent:
    'In data {time} hai acconsentito espressamente all’inizio immediato della fornitura, prima della scadenza del periodo di recesso, e hai preso atto che in tal modo perdi il diritto di recesso.',
  downloads: 'I tuoi download: {address}',
  openDownloads: 'Apri i tuoi download',
  licence:
    'Puoi usare i suoni nella tua musica, anche se la pubblichi e la vendi. Non puoi cederli né rivenderli in quanto tali. Licenza completa: {address}',
  topUpSubject: 'Abbiamo ricevuto il tuo pagamento di {amount}',
  topUpThanks:
    'abbiamo ricevuto il tuo pagamento di {amount} in data {time} e accreditato {tunes} sul tuo saldo.',
  topUpBalance: 'Il tuo saldo ora è di {tunes} (1 Tune = 1 €) e non scade.',
  reference: 'Riferimento del pagamento: {reference}',
  cardRefundSubject: 'Rimborso di {amount}',
  cardRefund:
    'ti rimborsiamo {amount} con il metodo di pagamento che hai usato. A seconda della tua banca possono volerci fino a dieci giorni.',
  cardRefundTaken: 'Abbiamo scalato {tunes} dal tuo saldo.',
  paymentPendingSubject: 'Il tuo pagamento di {amount} è in corso',
  paymentPending:
    'la tua banca sta eseguendo il pagamento di {amount}. A seconda del metodo di pagamento possono volerci alcuni giorni lavorativi.',
  paymentPendingNext:
    'Appena il denaro arriva, accreditiamo {tunes} sul tuo saldo e ti scriviamo. Fino ad allora non possiamo consegnarti nulla. Nel frattempo non pagare di nuovo.',
  paymentFailedSubject: 'Il tuo pagamento di {amount} non è andato a buon fine',
  paymentFailed:
    'il tuo pagamento di {amount} non è stato eseguito. Non abbiamo ricevuto denaro e il tuo saldo non è cambiato. Puoi pagare di nuovo nel negozio in qualsiasi momento, anche con un altro metodo di pagamento.',
  refundFailedSubject: 'Il tuo rimborso non è andato a buon fine',
  refundFailed:
    'la tua banca non ha accettato il rimborso di {amount}, quindi l’importo è di nuovo sul tuo saldo. Ti contatteremo per rimborsarti in un altro modo. Puoi anche rispondere a questa email.',
  refundReference: 'Riferimento: {reference}',
}
