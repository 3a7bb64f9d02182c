import type { OwnerEmailMessages } from './owner-email-messages.ts'

export const it: OwnerEmailMessages = {
  reference: 'Riferimento',
  received: 'Ricevuto',
  name: 'Nome e cognome',
  email: 'Indirizzo email',
  subject: 'Oggetto',
  contract: 'Contratto',
  withdrawal: 'Recesso da un contratto ({reference})',
  orderOfCustomer: 'Ordine {number} di questo cliente',
  orderWithConsent: '{time}, {amount}, consenso alla fornitura immediata in data {consent}',
  orderWithoutConsent: '{time}, {amount}, nessun consenso alla fornitura immediata',
  confirmed: 'Il cliente ha avuto una conferma di ricezione.',
  notConfirmed:
    'Nessuna conferma di ricezione è stata inviata, perché questo indirizzo ne ha avute troppe in un’ora.',
  replyInTime: 'Rispondi entro 14 giorni. La risposta a questa email arriva al cliente.',
  acceptWithdrawal:
    'Per accettare il recesso: i download terminano, il denaro torna per la via da cui è arrivato, e il recesso resta aperto finché il denaro non è giunto a destinazione. Con il numero di un ordine in fondo, si rimborsa solo quello (con --lines 1,3 solo una parte).',
  closeWithdrawal: 'Per chiudere il recesso, se lo rifiuti o lo risolvi in un altro modo:',
  openWithdrawal: 'Fino ad allora resta nell’elenco di “npm run shop -- withdrawals”.',
  numberOfOrder: 'ORDINE',
  whyClosed: 'motivo',
  manyWithdrawals: 'Molti recessi da contratti',
  manyWithdrawalsText:
    'In un’ora sono arrivati più recessi del solito. Per un’ora al massimo, quelli da {reference} in poi non ti arrivano via email.',
  manyWithdrawalsStored:
    'Sono tutti salvati, e ognuno può essere vero: rispondi entro 14 giorni. Il comando “npm run shop -- withdrawals” li elenca.',
  message: 'Messaggio dal modulo di contatto ({reference})',
  replyToMessage: 'Rispondi a questa email, o scrivi all’indirizzo qui sopra. Il messaggio:',
  manyMessages: 'Molti messaggi dal modulo di contatto',
  manyMessagesText:
    'In un’ora il modulo di contatto ha portato più messaggi del solito. Per un’ora al massimo, quelli da {reference} in poi non ti arrivano via email.',
  manyMessagesStored: 'Sono tutti salvati. Il comando “npm run shop -- messages” li elenca.',
  test: 'Email di prova da {shop}',
  testText: 'Questa è una prova. Il tuo negozio può inviare email.',
  testLook:
    'I clienti ricevono le conferme degli ordini e i link per la password con questo stile.',
  thresholdNear: 'Le vendite in altri paesi UE superano l’80% di {threshold}',
  thresholdNearText:
    'Oltre {threshold} all’anno è dovuta l’IVA del paese di ogni cliente. Registrati in tempo allo sportello unico, imposta tax.mode su oss e riavvia il negozio. Chiedi al tuo commercialista.',
  thresholdCrossed: 'Le vendite in altri paesi UE superano {threshold}',
  thresholdCrossedText:
    'Da questo ordine in poi è dovuta l’IVA del paese di ogni cliente: registrati allo sportello unico, imposta tax.mode su oss e riavvia il negozio.',
  statesNoVat:
    'Fino ad allora questa fattura e le successive non riportano l’IVA. Dichiara comunque per loro l’IVA dei paesi dei clienti.',
  statesOwnVat:
    'Fino ad allora questa fattura e le successive riportano l’IVA del tuo paese ({country}). Dichiara comunque per loro l’IVA dei paesi dei clienti.',
  taxAdviser:
    'Chiedi al tuo commercialista, anche del regime speciale per le piccole imprese in altri paesi.',
  netSales: 'Vendite nette nel {year}',
  order: 'Ordine',
  invoice: 'Fattura',
}
