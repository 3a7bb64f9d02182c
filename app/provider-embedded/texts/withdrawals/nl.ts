import type { WithdrawalMessages } from './withdrawal-messages.ts'

export const nl: WithdrawalMessages = {
  subject: 'We hebben je herroeping ontvangen',
  greeting: 'Hallo {name},',
  received: 'we hebben je herroeping op {time} ontvangen. Dit heb je ons gestuurd:',
  name: 'Naam',
  email: 'E-mail',
  contract: 'Overeenkomst',
  topUp: 'Opwaardering van {amount} op {date}',
  refund:
    'We betalen je {amount} terug op dezelfde manier als je hebt betaald, uiterlijk binnen 14 dagen. Je saldo is met {tunes} verlaagd.',
  request:
    'We bekijken je herroeping en sturen je binnen 14 dagen bericht. Heb je bij het afrekenen ingestemd met onmiddellijke levering, dan kan het herroepingsrecht voor die downloads vervallen zijn; we laten het je in elk geval weten.',
  reference: 'Referentie: {reference}',
  closing: 'Overtone',
}
