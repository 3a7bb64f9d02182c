import type { OwnerEmailMessages } from './owner-email-messages.ts'

export const de: OwnerEmailMessages = {
  reference: 'Vorgangsnummer',
  received: 'Eingegangen',
  name: 'Name',
  email: 'E-Mail-Adresse',
  subject: 'Betreff',
  contract: 'Vertrag',
  withdrawal: 'Widerruf eines Vertrags ({reference})',
  orderOfCustomer: 'Bestellung {number} dieses Kunden',
  orderWithConsent: '{time}, {amount}, Zustimmung zur sofortigen Lieferung am {consent}',
  orderWithoutConsent: '{time}, {amount}, keine Zustimmung zur sofortigen Lieferung',
  confirmed: 'Der Kunde hat eine Empfangsbestätigung bekommen.',
  notConfirmed:
    'Eine Empfangsbestätigung wurde nicht verschickt, weil diese Adresse innerhalb einer Stunde zu viele bekommen hat.',
  replyInTime:
    'Bitte antworte innerhalb von 14 Tagen. Deine Antwort auf diese E-Mail geht an den Kunden.',
  acceptWithdrawal:
    'So nimmst du den Widerruf an: Die Downloads enden, das Geld geht auf dem Weg zurück, auf dem es kam, und der Widerruf bleibt offen, bis es angekommen ist. Mit der Nummer einer Bestellung dahinter wird nur diese erstattet (mit --lines 1,3 nur ein Teil davon).',
  closeWithdrawal: 'So schließt du ihn, wenn du ihn ablehnst oder anders erledigst:',
  openWithdrawal: 'Bis dahin steht er in der Liste von „npm run shop -- withdrawals“.',
  numberOfOrder: 'BESTELLUNG',
  whyClosed: 'Grund',
  manyWithdrawals: 'Viele Widerrufe von Verträgen',
  manyWithdrawalsText:
    'Innerhalb einer Stunde sind mehr Widerrufe eingegangen als üblich. Bis zu eine Stunde lang bekommst du für die ab {reference} keine eigenen E-Mails.',
  manyWithdrawalsStored:
    'Alle sind gespeichert, und jeder kann echt sein: Bitte antworte innerhalb von 14 Tagen darauf. Der Befehl „npm run shop -- withdrawals“ zeigt sie.',
  message: 'Nachricht aus dem Kontaktformular ({reference})',
  replyToMessage: 'Antworte auf diese E-Mail oder schreib an die Adresse oben. Die Nachricht:',
  manyMessages: 'Viele Nachrichten aus dem Kontaktformular',
  manyMessagesText:
    'Innerhalb einer Stunde kamen über das Kontaktformular mehr Nachrichten als üblich. Bis zu eine Stunde lang bekommst du für die ab {reference} keine eigenen E-Mails.',
  manyMessagesStored: 'Alle sind gespeichert. Der Befehl „npm run shop -- messages“ zeigt sie.',
  test: 'Test-E-Mail von {shop}',
  testText: 'Das ist ein Test. Dein Shop kann E-Mails verschicken.',
  testLook: 'So sehen die Bestellbestätigungen und Passwort-Links für deine Kunden aus.',
  thresholdNear: 'Die Verkäufe in andere EU-Länder liegen über 80 % von {threshold}',
  thresholdNearText:
    'Ab {threshold} im Jahr wird die MwSt. des Landes jedes Kunden fällig. Melde dich rechtzeitig zum One-Stop-Shop an, setze tax.mode auf oss und starte den Shop neu. Frag deine Steuerberatung.',
  thresholdCrossed: 'Die Verkäufe in andere EU-Länder liegen über {threshold}',
  thresholdCrossedText:
    'Ab dieser Bestellung ist die MwSt. des Landes jedes Kunden fällig: Melde dich zum One-Stop-Shop an, setze tax.mode auf oss und starte den Shop neu.',
  statesNoVat:
    'Bis dahin weisen diese und spätere Rechnungen keine MwSt. aus. Erkläre dafür trotzdem die MwSt. der Länder der Kunden.',
  statesOwnVat:
    'Bis dahin weisen diese und spätere Rechnungen die MwSt. deines Landes ({country}) aus. Erkläre dafür trotzdem die MwSt. der Länder der Kunden.',
  taxAdviser:
    'Frag deine Steuerberatung, auch nach der Sonderregelung für Kleinunternehmer in anderen Ländern.',
  netSales: 'Nettoumsatz {year}',
  order: 'Bestellung',
  invoice: 'Rechnung',
}
