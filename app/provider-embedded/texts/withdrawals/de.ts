import type { WithdrawalMessages } from './withdrawal-messages.ts'

export const de: WithdrawalMessages = {
  subject: 'Dein Widerruf ist eingegangen',
  greeting: 'Hallo {name},',
  received: 'dein Widerruf ist am {time} bei uns eingegangen. Das hast du uns geschickt:',
  name: 'Name',
  email: 'E-Mail',
  contract: 'Vertrag',
  topUp: 'Aufladung über {amount} vom {date}',
  refund:
    'Wir zahlen dir {amount} auf dem Weg zurück, auf dem du bezahlt hast, spätestens binnen 14 Tagen. Dein Guthaben ist um {tunes} verringert.',
  request:
    'Wir sehen ihn uns an und schreiben dir binnen 14 Tagen. Hast du an der Kasse der sofortigen Lieferung zugestimmt, kann das Widerrufsrecht für diese Downloads erloschen sein; wir geben dir in jedem Fall Bescheid.',
  reference: 'Vorgangsnummer: {reference}',
  closing: 'Overtone',
}
