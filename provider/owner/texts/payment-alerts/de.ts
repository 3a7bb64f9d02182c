import type { PaymentAlertMessages } from './payment-alert-messages.ts'

export const de: PaymentAlertMessages = {
  disputeOpened: 'Eine Zahlung über {amount} wird angefochten',
  disputeOpenedText:
    'Der Kunde verlangt das Geld über seine Bank zurück. Der noch nicht ausgegebene Teil der Aufladung ist gesperrt. Antworte im {processor}-Dashboard mit Nachweisen.',
  disputeEscalated: 'Aus der Rückfrage zu {amount} ist eine Zahlungsanfechtung geworden',
  disputeEscalatedText:
    'Bisher hat die Bank nur nachgefragt, jetzt zieht sie das Geld ein. Deine bisherigen Antworten zählen dabei vielleicht nicht. Antworte im {processor}-Dashboard mit Nachweisen.',
  disputeRescheduled: 'Neue Frist für die Nachweise zu {amount}',
  disputeRescheduledText:
    'Antworte im {processor}-Dashboard mit Nachweisen auf die Zahlungsanfechtung.',
  disputeAppealed: 'Gegen die Entscheidung über {amount} kannst du Einspruch einlegen',
  disputeAppealedText:
    'Leg im {processor}-Dashboard Einspruch ein, wenn er sich trotz der Gebühr lohnt. Solange du damit keinen Erfolg hast, ändert sich nichts.',
  deadline: 'Frist: {time}',
  noDeadline: '{processor} nennt keine Frist. Erledige es so bald wie möglich.',
  disputeUnclear: 'Die Zahlungsanfechtung über {amount} ist ohne Entscheidung beendet',
  disputeUnclearText:
    '{processor} teilt nicht mit, wer das Geld bekommt. Der noch nicht ausgegebene Teil der Aufladung bleibt gesperrt, bis {processor} meldet, dass das Geld eingezogen oder zurückgegeben wurde. Sieh im {processor}-Dashboard nach, ob der Kunde das Geld hat, und erstatte vorher nichts.',
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
    '{amount} wurden wieder vom Guthaben abgezogen, weil eine Zahlung auf die Karte erstattet wurde.',
  disputePromised:
    'Während der Zahlungsanfechtung sind Erstattungen über {amount} fehlgeschlagen. Wenn du sie seitdem nicht nachgeholt hast, hole sie jetzt mit dem Befehl „refund payment“ nach.',
  evidence: 'Nachweise',
  evidenceText:
    'Mit der Aufladung hat der Kunde diese Bestellungen bezahlt. Zu jeder Datei steht, wie oft sie heruntergeladen wurde und wann zum ersten und zum letzten Mal.',
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
  refundFailedText: 'Die Erstattung auf die Karte war nicht möglich.',
  refundDisputedText:
    'Die Zahlung wird angefochten: Die Bank entscheidet, ob der Kunde das Geld bekommt. Der noch nicht ausgegebene Teil der Aufladung bleibt bis dahin gesperrt. Erstatte ihn nur dann auf anderem Weg, wenn du gewinnst.',
  refundTooLargeText:
    'Ein Teil der Zahlung wurde schon im {processor}-Dashboard erstattet, und der Rest reicht für diese Erstattung nicht. Den erstatteten Teil hat der Kunde auf der Karte: Erstatte ihn nicht auf anderem Weg. Den Rest kannst du noch auf die Karte erstatten.',
  refundElsewhereText:
    'Der Kunde hat die Tunes wieder. Melde dich bei ihm und erstatte das Geld auf anderem Weg oder auf eine andere Karte.',
  refundMissing: '{amount} wurden dem Guthaben nicht wieder gutgeschrieben.',
  refundMissingText:
    'Die Zahlung wird angefochten oder wurde anders erstattet: Erstatte diesen Betrag nicht auf anderem Weg.',
  refundNotNeeded: 'Eine Erstattung über {amount} war nicht nötig',
  refundNotNeededText:
    'Die Zahlung wurde schon im {processor}-Dashboard erstattet. Der Kunde hat das Geld, und vom Guthaben wurde es abgezogen. Erstatte es nicht auf anderem Weg.',
  refundPaid: 'Eine fehlgeschlagene Erstattung über {amount} wurde doch noch ausgeführt',
  refundPaidText:
    'Laut {processor} ist das Geld jetzt auf der Karte. Die Tunes wurden wieder vom Guthaben abgezogen; was davon schon ausgegeben war, ist dein Verlust. Erstatte das Geld nicht noch einmal auf anderem Weg.',
  refundNotRequested: 'Eine Erstattung über {amount} wird nicht angenommen',
  refundNotRequestedText:
    '{processor} lehnt den Auftrag für die Erstattung ab. Die Tunes sind vom Guthaben abgezogen, und der Shop versucht es mindestens stündlich erneut. Prüfe, ob der Schlüssel des Shops zum richtigen Konto gehört und Erstattungen erlaubt und ob das Konto gedeckt ist. Du kannst denselben Betrag auch im {processor}-Dashboard erstatten, dann versucht es der Shop nicht mehr.',
  refundLacksMoney: 'Für eine Erstattung über {amount} fehlt das Geld',
  refundLacksMoneyText:
    'Auf deinem Konto bei {processor} ist nicht genug Geld für die Erstattung. Die Tunes sind vom Guthaben abgezogen, und der Kunde wartet. Zahle im {processor}-Dashboard Geld auf das Konto ein, dann führt {processor} die Erstattung von selbst aus. Erstatte den Betrag nicht noch einmal.',
  refundUnconfirmed: 'Eine Erstattung über {amount} ist nicht bestätigt',
  refundUnconfirmedText:
    '{processor} hat die Erstattung nicht bestätigt. Die Tunes sind vom Guthaben abgezogen, und der Shop fragt mindestens stündlich nach. Sieh dir die Erstattung im {processor}-Dashboard an und prüfe, ob der Schlüssel des Shops zum richtigen Konto gehört und Erstattungen lesen darf. Erstatte den Betrag nicht noch einmal.',
  fraud: 'Eine Zahlung über {amount} könnte Betrug sein',
  fraudText:
    'Die Bank warnt, dass die Karte gestohlen sein könnte. Wenn du jetzt erstattest, vermeidest du eine Zahlungsanfechtung und ihre Gebühr.',
  mismatch: 'Eine Zahlung passt nicht zu ihrer Aufladung',
  mismatchAmountText:
    'Es wurde nichts gutgeschrieben. Vergleiche die beiden Beträge im {processor}-Dashboard und erstatte die Zahlung dort.',
  mismatchPaymentText:
    'Es wurde nichts gutgeschrieben, weil zu der Aufladung schon eine andere Zahlung gehört. Vergleiche die beiden im {processor}-Dashboard und erstatte dort die unter „Zahlung“ genannte.',
  strayPayment: 'Eine Zahlung steht nicht in der Datenbank des Shops',
  strayPaymentText:
    'Es wurde nichts gutgeschrieben. Wahrscheinlich kam die Zahlung nach einem Backup, das später wiederhergestellt wurde. Suche sie im {processor}-Dashboard und erstatte sie dort.',
  creditedNothing: 'Die Zahlung wurde nicht gutgeschrieben.',
  unmatchedRefundFailedText:
    'Der Kunde hat das Geld nicht. Melde dich bei ihm und erstatte es auf anderem Weg oder auf eine andere Karte.',
  unmatchedRefundDisputedText:
    'Außerdem wird sie angefochten: Der Kunde bekommt das Geld von der Bank, wenn du die Zahlungsanfechtung im {processor}-Dashboard akzeptierst. Erstatte es nicht auf anderem Weg.',
  unmatchedFraudText:
    'Die Bank warnt, dass die Karte gestohlen sein könnte. Wenn du jetzt im {processor}-Dashboard erstattest, vermeidest du eine Zahlungsanfechtung und ihre Gebühr.',
  unmatchedDisputedText:
    'Der Kunde verlangt das Geld über seine Bank zurück. Wenn du es schon erstattet hast, antworte im {processor}-Dashboard mit der Erstattung als Nachweis. Wenn nicht, akzeptiere die Zahlungsanfechtung dort.',
  unmatchedWonText:
    'Die Bank hat für dich entschieden: Erstatte die Zahlung, falls du es noch nicht getan hast.',
  unmatchedLostText: 'Der Kunde hat das Geld von der Bank. Erstatte die Zahlung nicht.',
  messageFailed: 'Eine Nachricht über Zahlungen konnte nicht verarbeitet werden',
  messagesFailed: '{count} Nachrichten über Zahlungen konnten nicht verarbeitet werden',
  messagesFailedText:
    'Der tägliche Abgleich mit {processor} hat sie ausgelassen. Sieh sie dir im {processor}-Dashboard an; die Gründe stehen im Protokoll des Shops. Der Abgleich versucht es drei Tage lang erneut.',
  comparisonOverdue: 'Die Zahlungen werden nicht mit {processor} abgeglichen',
  comparisonOverdueText:
    'Der tägliche Abgleich scheitert, und der letzte ist mehr als drei Tage alt. Bis er wieder läuft, können dem Shop Zahlungen, Erstattungen und Zahlungsanfechtungen entgehen, deren Nachrichten verloren gingen. „npm run shop -- check“ zeigt, was dem Schlüssel des Shops fehlt. Der Shop versucht es alle paar Minuten erneut.',
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
  reason: 'Grund laut {processor}',
  since: 'Seit',
  problem: 'Problem',
  seeLog: 'siehe Protokoll des Shops',
  unknown: 'unbekannt',
}
