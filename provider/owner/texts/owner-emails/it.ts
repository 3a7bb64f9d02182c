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
  confirmed: 'Al cliente è stata inviata una conferma di ricezione.',
  notConfirmed:
    'La conferma di ricezione non è stata inviata, perché questo indirizzo ne ha avute troppe in un’ora.',
  replyInTime:
    'Rispondi entro 14 giorni. Se rispondi a questa email, scrivi direttamente al cliente.',
  acceptWithdrawal:
    'Per accettare il recesso usa il comando qui sotto. I download non sono più disponibili e il denaro viene restituito per la via da cui è arrivato; finché non è giunto a destinazione, il recesso resta aperto. Se aggiungi in fondo il numero di un ordine, rimborsi solo quello (con --lines 1,3 solo una parte).',
  closeWithdrawal: 'Per chiudere il recesso, se lo rifiuti o lo risolvi in un altro modo:',
  openWithdrawal: 'Fino ad allora resta nell’elenco di «npm run shop -- withdrawals».',
  numberOfOrder: 'ORDINE',
  whyClosed: 'motivo',
  manyWithdrawals: 'Molti recessi in poco tempo',
  manyWithdrawalsText:
    'In un’ora sono arrivati più recessi del solito. Per un’ora al massimo, a partire da {reference}, non ricevi un’email per ogni recesso.',
  manyWithdrawalsStored:
    'Sono tutti salvati, e ognuno potrebbe essere autentico: rispondi a tutti entro 14 giorni. Il comando «npm run shop -- withdrawals» li elenca.',
  message: 'Messaggio dal modulo di contatto ({reference})',
  replyToMessage: 'Rispondi a questa email, o scrivi all’indirizzo qui sopra. Il messaggio:',
  manyMessages: 'Molti messaggi in poco tempo dal modulo di contatto',
  manyMessagesText:
    'In un’ora sono arrivati dal modulo di contatto più messaggi del solito. Per un’ora al massimo, a partire da {reference}, non ricevi un’email per ogni messaggio.',
  manyMessagesStored: 'Sono tutti salvati. Il comando «npm run shop -- messages» li elenca.',
  test: 'Email di prova da {shop}',
  testText: 'Questa è una prova. Il tuo negozio può inviare email.',
  testLook:
    'Le conferme degli ordini e i link per la password arrivano ai clienti con questo stile.',
  thresholdNear: 'Le vendite in altri paesi UE superano l’80% della soglia di {threshold}',
  thresholdNearText:
    'Oltre {threshold} all’anno è dovuta l’IVA del paese di ogni cliente. Registrati in tempo allo sportello unico (OSS), imposta tax.mode su oss e riavvia il negozio. Chiedi al tuo commercialista.',
  thresholdCrossed: 'Le vendite in altri paesi UE superano la soglia di {threshold}',
  thresholdCrossedText:
    'Da questo ordine in poi è dovuta l’IVA del paese di ogni cliente: registrati allo sportello unico (OSS), imposta tax.mode su oss e riavvia il negozio.',
  statesNoVat:
    'Fino ad allora questa fattura e le successive non riportano l’IVA. Dichiara comunque, per queste fatture, l’IVA dei paesi dei clienti.',
  statesOwnVat:
    'Fino ad allora questa fattura e le successive riportano l’IVA del tuo paese ({country}). Dichiara comunque, per queste fatture, l’IVA dei paesi dei clienti.',
  taxAdviser:
    'Parlane con il tuo commercialista, anche a proposito del regime transfrontaliero di franchigia per le piccole imprese.',
  netSales: 'Vendite nette nel {year}',
  order: 'Ordine',
  invoice: 'Fattura',
}
