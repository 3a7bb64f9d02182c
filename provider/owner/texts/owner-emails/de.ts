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
    'Um den Widerruf anzuerkennen, verwende den Befehl unten. Damit enden die Downloads, und das Geld geht auf demselben Weg zurück, auf dem es kam; der Widerruf bleibt offen, bis es angekommen ist. Hängst du die Nummer einer Bestellung an, wird nur diese erstattet (mit --lines 1,3 nur ein Teil davon).',
  closeWithdrawal: 'So schließt du den Widerruf, wenn du ihn ablehnst oder anders erledigst:',
  openWithdrawal: 'Bis dahin zeigt ihn „npm run shop -- withdrawals“ an.',
  numberOfOrder: 'BESTELLUNG',
  whyClosed: 'Grund',
  manyWithdrawals: 'Ungewöhnlich viele Widerrufe',
  manyWithdrawalsText:
    'Innerhalb einer Stunde sind mehr Widerrufe eingegangen als üblich. Ab {reference} bekommst du deshalb bis zu eine Stunde lang keine einzelnen E-Mails.',
  manyWithdrawalsStored:
    'Alle sind gespeichert, und jeder kann echt sein: Bitte beantworte sie innerhalb von 14 Tagen. Der Befehl „npm run shop -- withdrawals“ zeigt sie an.',
  message: 'Nachricht aus dem Kontaktformular ({reference})',
  replyToMessage: 'Antworte auf diese E-Mail oder schreib an die Adresse oben. Die Nachricht:',
  manyMessages: 'Ungewöhnlich viele Nachrichten',
  manyMessagesText:
    'Innerhalb einer Stunde kamen über das Kontaktformular mehr Nachrichten als üblich. Ab {reference} bekommst du deshalb bis zu eine Stunde lang keine einzelnen E-Mails.',
  manyMessagesStored: 'Alle sind gespeichert. Der Befehl „npm run shop -- messages“ zeigt sie an.',
  test: 'Test-E-Mail von {shop}',
  testText: 'Das ist ein Test. Dein Shop kann E-Mails verschicken.',
  testLook: 'So sehen E-Mails an deine Kunden aus, zum Beispiel Bestellbestätigungen.',
  thresholdNear: 'Die Verkäufe in andere EU-Länder liegen über 80 % von {threshold}',
  thresholdNearText:
    'Über {threshold} im Jahr gilt die MwSt. des Landes, in dem der jeweilige Kunde wohnt. Melde dich rechtzeitig zum One-Stop-Shop an, setze tax.mode auf oss und starte den Shop neu. Frag dazu deine Steuerberatung.',
  thresholdCrossed: 'Die Verkäufe in andere EU-Länder liegen über {threshold}',
  thresholdCrossedText:
    'Ab dieser Bestellung gilt die MwSt. des Landes, in dem der jeweilige Kunde wohnt: Melde dich zum One-Stop-Shop an, setze tax.mode auf oss und starte den Shop neu.',
  statesNoVat:
    'Bis dahin weisen diese und spätere Rechnungen keine MwSt. aus. Die MwSt. in den Ländern der Kunden musst du dafür trotzdem erklären.',
  statesOwnVat:
    'Bis dahin weisen diese und spätere Rechnungen die MwSt. deines Landes ({country}) aus. Die MwSt. in den Ländern der Kunden musst du dafür trotzdem erklären.',
  taxAdviser:
    'Frag deine Steuerberatung, auch nach der EU-Kleinunternehmerregelung für andere Länder.',
  netSales: 'Nettoumsatz {year}',
  order: 'Bestellung',
  invoice: 'Rechnung',
}
