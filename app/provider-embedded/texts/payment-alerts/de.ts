import type { PaymentAlertMessages } from './payment-alert-messages.ts'

export const de: PaymentAlertMessages = {
  disputeOpened: 'Eine Zahlung über {amount} wird angefochten',
  disputeOpenedText:
    'Der Kunde verlangt das Geld über seine Bank zurück. Was von der Aufladung noch nicht ausgegeben ist, ist gesperrt. Antworte mit Nachweisen auf der Website von Stripe.',
  disputeEscalated: 'Aus der Rückfrage zu {amount} ist eine Zahlungsanfechtung geworden',
  disputeEscalatedText:
    'Bisher hat die Bank nur gefragt, jetzt zieht sie das Geld ein. Was du bisher geantwortet hast, zählt vielleicht nicht. Antworte mit Nachweisen auf der Website von Stripe.',
  disputeRescheduled: 'Neue Frist für die Nachweise zu {amount}',
  disputeRescheduledText:
    'Antworte auf die Zahlungsanfechtung mit Nachweisen auf der Website von Stripe.',
  disputeAppealed: 'Gegen die Entscheidung über {amount} kannst du Einspruch einlegen',
  disputeAppealedText:
    'Lege auf der Website von Stripe Einspruch ein, wenn er die Gebühr wert ist. Solange du damit keinen Erfolg hast, ändert sich nichts.',
  deadline: 'Frist: {time}',
  noDeadline: 'Stripe nennt keine Frist. Erledige es so bald wie möglich.',
  disputeUnclear: 'Die Zahlungsanfechtung über {amount} endete ohne Entscheidung',
  disputeUnclearText:
    'Stripe sagt nicht, zu wessen Gunsten. Was von der Aufladung noch nicht ausgegeben ist, bleibt gesperrt, bis Stripe meldet, dass das Geld eingezogen oder zurückgegeben wurde. Sieh auf der Website von Stripe nach, ob der Kunde das Geld hat, und erstatte es nicht vorher.',
  inquiryClosed: 'Die Rückfrage zu {amount} ist erledigt',
  inquiryClosedText:
    'Die Bank zieht das Geld nicht ein. Der Kunde hat die gesperrten Tunes wieder.',
  disputeWon: 'Die Zahlungsanfechtung über {amount} ist gewonnen',
  disputeWonText: 'Die Bank hat für dich entschieden. Der Kunde hat die gesperrten Tunes wieder.',
  disputeLost: 'Die Zahlungsanfechtung über {amount} ist verloren',
  disputeLostText:
    'Die Bank hat für den Kunden entschieden. Die gesperrten Tunes sind weg, der Rest ist ein Verlust.',
  disputeReversed: 'Die Zahlungsanfechtung über {amount} ist doch noch gewonnen',
  disputeReversedText:
    'Sie war verloren, aber jetzt hat die Bank für dich entschieden. Der Kunde hat die gesperrten Tunes wieder, und der Rest ist kein Verlust mehr.',
  disputeRecovered:
    '{amount} wurden wieder vom Guthaben abgezogen, weil eine Zahlung auf die Karte zurückging.',
  disputePromised:
    'Während der Zahlungsanfechtung sind Erstattungen über {amount} fehlgeschlagen. Wenn du sie seitdem nicht nachgeholt hast, erstatte sie jetzt mit dem Befehl „refund payment“.',
  evidence: 'Nachweise',
  evidenceText:
    'Mit der Aufladung hat der Kunde diese Bestellungen bezahlt. Zu jeder Datei steht, wie oft sie heruntergeladen wurde, und wann zuerst und zuletzt.',
  evidenceNone: 'Mit der Aufladung wurde nichts gekauft.',
  orderNumber: 'Bestellung {number}',
  consent: 'Zustimmung zur sofortigen Lieferung',
  consentNone: 'keine',
  confirmation: 'Bestätigung per E-Mail',
  confirmationSent: 'an {email} geschickt, {time}',
  confirmationUnsent: 'nicht verschickt',
  downloadedNever: 'nicht heruntergeladen',
  downloaded: '{count}-mal',
  downloadedBetween: '{count}-mal: {first} – {last}',
  refundFailed: 'Eine Erstattung über {amount} ist fehlgeschlagen',
  refundFailedText: 'Auf die Karte konnte nichts erstattet werden.',
  refundDisputedText:
    'Die Zahlung wird angefochten: Die Bank entscheidet, ob der Kunde das Geld bekommt. Was von der Aufladung noch nicht ausgegeben ist, bleibt bis dahin gesperrt. Erstatte es nicht auf anderem Weg, außer du gewinnst.',
  refundTooLargeText:
    'Ein Teil der Zahlung war auf der Website von Stripe schon erstattet, und der Rest ist kleiner als diese Erstattung. Diesen Teil hat der Kunde auf der Karte: Erstatte ihn nicht auf anderem Weg. Der Rest lässt sich noch auf die Karte erstatten.',
  refundElsewhereText:
    'Der Kunde hat die Tunes wieder. Melde dich bei ihm und erstatte das Geld auf anderem Weg oder auf eine andere Karte.',
  refundMissing: '{amount} kamen nicht auf das Guthaben zurück.',
  refundMissingText:
    'Die Zahlung wird angefochten oder wurde anders erstattet: Erstatte das nicht auf anderem Weg.',
  refundNotNeeded: 'Eine Erstattung über {amount} war nicht nötig',
  refundNotNeededText:
    'Die Zahlung war auf der Website von Stripe schon erstattet. Der Kunde hat dieses Geld, und vom Guthaben wurde es abgezogen. Erstatte es nicht auf anderem Weg.',
  refundPaid: 'Eine fehlgeschlagene Erstattung über {amount} wurde doch noch bezahlt',
  refundPaidText:
    'Laut Stripe ist das Geld jetzt auf der Karte. Die Tunes wurden wieder vom Guthaben abgezogen; was davon ausgegeben war, ist ein Verlust. Erstatte es nicht auf anderem Weg.',
  refundNotRequested: 'Eine Erstattung über {amount} lässt sich nicht veranlassen',
  refundNotRequestedText:
    'Stripe nimmt den Auftrag für die Erstattung nicht an. Die Tunes sind vom Guthaben abgezogen, und der Shop versucht es mindestens jede Stunde wieder. Prüfe, ob der Schlüssel des Shops zum richtigen Konto gehört und erstatten darf, und ob das Geld auf dem Konto ist. Du kannst denselben Betrag auch auf der Website von Stripe erstatten, dann versucht es der Shop nicht mehr.',
  refundLacksMoney: 'Für eine Erstattung über {amount} fehlt das Geld',
  refundLacksMoneyText:
    'Auf deinem Konto bei Stripe ist nicht genug Geld für die Erstattung. Die Tunes sind vom Guthaben abgezogen, und der Kunde wartet. Zahle auf der Website von Stripe Geld auf das Konto ein, dann führt Stripe die Erstattung von selbst aus. Erstatte nicht noch einmal.',
  refundUnconfirmed: 'Eine Erstattung über {amount} ist nicht bestätigt',
  refundUnconfirmedText:
    'Stripe hat die Erstattung nicht bestätigt. Die Tunes sind vom Guthaben abgezogen, und der Shop fragt mindestens jede Stunde nach. Sieh dir die Erstattung auf der Website von Stripe an und prüfe, ob der Schlüssel des Shops zum richtigen Konto gehört und Erstattungen lesen darf. Erstatte nicht noch einmal.',
  fraud: 'Eine Zahlung über {amount} könnte Betrug sein',
  fraudText:
    'Die Bank warnt, dass die Karte gestohlen sein könnte. Wenn du jetzt erstattest, vermeidest du eine Zahlungsanfechtung und ihre Gebühr.',
  mismatch: 'Eine Zahlung passt nicht zu ihrer Aufladung',
  mismatchAmountText:
    'Gutgeschrieben wird nichts. Vergleiche die beiden Beträge auf der Website von Stripe und erstatte die Zahlung dort.',
  mismatchPaymentText:
    'Gutgeschrieben wird nichts, weil zu der Aufladung eine andere Zahlung gehört. Vergleiche die beiden auf der Website von Stripe und erstatte diese dort.',
  strayPayment: 'Eine Zahlung steht nicht in der Datenbank des Shops',
  strayPaymentText:
    'Gutgeschrieben wird nichts. Wahrscheinlich kam sie zwischen einem Backup und seiner Wiederherstellung. Suche die Zahlung auf der Website von Stripe und erstatte sie dort.',
  creditedNothing: 'Die Zahlung wurde nicht gutgeschrieben.',
  unmatchedRefundFailedText:
    'Der Kunde hat das Geld nicht. Melde dich bei ihm und erstatte es auf anderem Weg oder auf eine andere Karte.',
  unmatchedRefundDisputedText:
    'Außerdem wird sie angefochten: Der Kunde bekommt das Geld von der Bank, wenn du die Zahlungsanfechtung auf der Website von Stripe annimmst. Erstatte es nicht auf anderem Weg.',
  unmatchedFraudText:
    'Die Bank warnt, dass die Karte gestohlen sein könnte. Wenn du jetzt auf der Website von Stripe erstattest, vermeidest du eine Zahlungsanfechtung und ihre Gebühr.',
  unmatchedDisputedText:
    'Der Kunde verlangt das Geld über seine Bank zurück. Wenn du es erstattet hast, antworte auf der Website von Stripe mit der Erstattung als Nachweis. Wenn nicht, nimm die Zahlungsanfechtung dort an.',
  unmatchedWonText:
    'Die Bank hat für dich entschieden: Erstatte die Zahlung, falls du es noch nicht getan hast.',
  unmatchedLostText: 'Der Kunde hat das Geld von der Bank. Erstatte die Zahlung nicht.',
  messageFailed: 'Eine Nachricht über Zahlungen konnte nicht verarbeitet werden',
  messagesFailed: '{count} Nachrichten über Zahlungen konnten nicht verarbeitet werden',
  messagesFailedText:
    'Der tägliche Abgleich mit Stripe hat sie ausgelassen. Sieh sie dir auf der Website von Stripe an; die Gründe stehen im Protokoll des Shops. Der Abgleich versucht es drei Tage lang wieder.',
  comparisonOverdue: 'Die Zahlungen werden nicht mit Stripe abgeglichen',
  comparisonOverdueText:
    'Der tägliche Abgleich scheitert, und der letzte ist mehr als drei Tage alt. Bis er wieder läuft, können dem Shop Zahlungen, Erstattungen und Zahlungsanfechtungen entgehen, deren Nachrichten verloren gingen. „npm run shop -- check“ zeigt, was dem Schlüssel des Shops fehlt. Der Shop versucht es alle paar Minuten wieder.',
  customer: 'Kunde',
  topUp: 'Aufladung',
  payment: 'Zahlung',
  paymentOfTopUp: 'Zahlung der Aufladung',
  dispute: 'Zahlungsanfechtung',
  refund: 'Erstattung',
  held: 'Gesperrt',
  expected: 'Erwartet',
  paid: 'Bezahlt',
  loss: 'Verlust',
  reason: 'Grund laut Stripe',
  since: 'Seit',
  problem: 'Problem',
  seeLog: 'siehe das Protokoll des Shops',
  unknown: 'unbekannt',
}
