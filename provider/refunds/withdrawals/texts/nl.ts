import type { WithdrawalMessages } from './withdrawal-messages.ts'

export const nl: WithdrawalMessages = {
  subject: 'We hebben je herroeping ontvangen',
  greeting: 'Hallo {name},',
  received: 'We hebben je herroeping op {time} ontvangen. Dit heb je ons gestuurd:',
  name: 'Naam',
  email: 'E-mailadres',
  contract: 'Overeenkomst',
  contractNotQuoted:
    'zoals ingevuld op onze website (we herhalen je tekst alleen aan e-mailadressen met een account)',
  orderNumbers: 'Bestelnummers',
  topUp: 'Opwaardering van {amount} op {date}',
  refund:
    'We betalen je {amount} binnen 14 dagen terug via de betaalmethode waarmee je hebt betaald. Je saldo is met {tunes} verlaagd.',
  request:
    'We bekijken je herroeping en laten je binnen 14 dagen iets weten. Heb je bij het afrekenen ingestemd met onmiddellijke levering van je downloads, dan kan het herroepingsrecht daarvoor vervallen zijn; je krijgt hoe dan ook antwoord.',
  reference: 'Referentie: {reference}',
}
