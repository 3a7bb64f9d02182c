import type { WithdrawalMessages } from './withdrawal-messages.ts'

export const de: WithdrawalMessages = {
  subject: 'Dein Widerruf ist eingegangen',
  greeting: 'Hallo {name},',
  received: 'dein Widerruf ist am {time} bei uns eingegangen. Das hast du uns geschickt:',
  name: 'Name',
  email: 'E-Mail-Adresse',
  contract: 'Vertrag',
  contractNotQuoted:
    'wie auf unserer Website angegeben (deine Angaben wiederholen wir nur an E-Mail-Adressen mit einem Kundenkonto)',
  orderNumbers: 'Bestellnummern',
  topUp: 'Aufladung über {amount} vom {date}',
  refund:
    'Wir erstatten dir {amount} innerhalb von 14 Tagen über dasselbe Zahlungsmittel, mit dem du bezahlt hast. Dein Guthaben wurde um {tunes} verringert.',
  request:
    'Wir prüfen deinen Widerruf und melden uns innerhalb von 14 Tagen. Hast du an der Kasse der sofortigen Lieferung deiner Downloads zugestimmt, kann das Widerrufsrecht dafür erloschen sein; wir geben dir in jedem Fall Bescheid.',
  reference: 'Vorgangsnummer: {reference}',
}
