import type { WithdrawalMessages } from './withdrawal-messages.ts'

export const it: WithdrawalMessages = {
  subject: 'Abbiamo ricevuto il tuo recesso',
  greeting: 'Ciao {name},',
  received: 'abbiamo ricevuto il tuo recesso in data {time}. Ecco che cosa ci hai inviato:',
  name: 'Nome e cognome',
  email: 'Indirizzo email',
  contract: 'Contratto',
  contractNotQuoted:
    'come indicato sul nostro sito (ripetiamo il testo solo agli indirizzi email associati a un account)',
  orderNumbers: 'Numeri d’ordine',
  topUp: 'Ricarica di {amount}, {date}',
  refund:
    'Ti rimborseremo {amount} entro 14 giorni con lo stesso metodo di pagamento. Abbiamo scalato {tunes} dal tuo saldo.',
  request:
    'Esamineremo la tua richiesta e ti risponderemo entro 14 giorni. Se al momento dell’ordine hai acconsentito alla fornitura immediata, è possibile che per quei download tu non abbia più il diritto di recesso; ti risponderemo in ogni caso.',
  reference: 'Riferimento: {reference}',
}
