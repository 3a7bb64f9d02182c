import type { WithdrawalMessages } from './withdrawal-messages.ts'

export const it: WithdrawalMessages = {
  subject: 'Abbiamo ricevuto il tuo recesso',
  greeting: 'Ciao {name},',
  received: 'abbiamo ricevuto il tuo recesso in data {time}. Ecco che cosa ci hai inviato:',
  name: 'Nome',
  email: 'Email',
  contract: 'Contratto',
  topUp: 'Ricarica di {amount} in data {date}',
  refund:
    'Ti rimborsiamo {amount} con lo stesso mezzo con cui hai pagato, al più tardi entro 14 giorni. Abbiamo scalato {tunes} dal tuo saldo.',
  request:
    'Lo esamineremo e ti risponderemo entro 14 giorni. Se al momento dell’ordine hai acconsentito alla consegna immediata, per quei download il diritto di recesso può essere venuto meno; te lo comunicheremo in ogni caso.',
  reference: 'Riferimento: {reference}',
  closing: 'Overtone',
}
