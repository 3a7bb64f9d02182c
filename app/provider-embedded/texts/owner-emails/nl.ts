import type { OwnerEmailMessages } from './owner-email-messages.ts'

export const nl: OwnerEmailMessages = {
  reference: 'Referentie',
  received: 'Ontvangen',
  name: 'Naam',
  email: 'E-mailadres',
  subject: 'Onderwerp',
  contract: 'Overeenkomst',
  withdrawal: 'Herroeping van een overeenkomst ({reference})',
  orderOfCustomer: 'Bestelling {number} van deze klant',
  orderWithConsent: '{time}, {amount}, toestemming voor directe levering op {consent}',
  orderWithoutConsent: '{time}, {amount}, geen toestemming voor directe levering',
  confirmed: 'De klant heeft een ontvangstbevestiging gekregen.',
  notConfirmed:
    'Er is geen ontvangstbevestiging gestuurd, omdat dit adres er binnen een uur te veel heeft gekregen.',
  replyInTime:
    'Antwoord alsjeblieft binnen 14 dagen. Een antwoord op deze e-mail gaat naar de klant.',
  acceptWithdrawal:
    'Zo accepteer je de herroeping: de downloads eindigen, het geld gaat terug zoals het kwam, en de herroeping blijft open tot het is aangekomen. Met het nummer van een bestelling erachter wordt alleen die terugbetaald (met --lines 1,3 een deel ervan).',
  closeWithdrawal: 'Zo sluit je de herroeping als je haar weigert of anders regelt:',
  openWithdrawal: 'Tot dan staat ze in de lijst van “npm run shop -- withdrawals”.',
  numberOfOrder: 'BESTELLING',
  whyClosed: 'reden',
  manyWithdrawals: 'Veel herroepingen van overeenkomsten',
  manyWithdrawalsText:
    'Binnen een uur zijn er meer herroepingen ontvangen dan normaal. Hooguit een uur lang krijg je voor die vanaf {reference} geen eigen e-mails.',
  manyWithdrawalsStored:
    'Ze zijn allemaal opgeslagen, en elk kan echt zijn: antwoord er alsjeblieft binnen 14 dagen op. De opdracht “npm run shop -- withdrawals” laat ze zien.',
  message: 'Bericht via het contactformulier ({reference})',
  replyToMessage: 'Antwoord op deze e-mail, of schrijf naar het adres hierboven. Het bericht:',
  manyMessages: 'Veel berichten via het contactformulier',
  manyMessagesText:
    'Binnen een uur kwamen er via het contactformulier meer berichten dan normaal. Hooguit een uur lang krijg je voor die vanaf {reference} geen eigen e-mails.',
  manyMessagesStored:
    'Ze zijn allemaal opgeslagen. De opdracht “npm run shop -- messages” laat ze zien.',
  test: 'Test-e-mail van {shop}',
  testText: 'Dit is een test. Je winkel kan e-mails versturen.',
  testLook:
    'Zo zien de bevestigingen van bestellingen en de links voor nieuwe wachtwoorden voor je klanten eruit.',
  thresholdNear: 'De verkopen aan andere EU-landen zijn hoger dan 80% van {threshold}',
  thresholdNearText:
    'Boven {threshold} per jaar moet je de btw van het land van elke klant afdragen. Meld je op tijd aan voor het éénloketsysteem, zet tax.mode op oss en start de winkel opnieuw. Vraag het je belastingadviseur.',
  thresholdCrossed: 'De verkopen aan andere EU-landen zijn hoger dan {threshold}',
  thresholdCrossedText:
    'Vanaf deze bestelling moet je de btw van het land van elke klant afdragen: meld je aan voor het éénloketsysteem, zet tax.mode op oss en start de winkel opnieuw.',
  statesNoVat:
    'Tot dan staat er op deze en latere facturen geen btw. Geef er toch de btw van de landen van de klanten voor aan.',
  statesOwnVat:
    'Tot dan staat op deze en latere facturen de btw van je eigen land ({country}). Geef er toch de btw van de landen van de klanten voor aan.',
  taxAdviser:
    'Vraag het je belastingadviseur, ook over de kleineondernemersregeling in andere landen.',
  netSales: 'Netto-omzet in {year}',
  order: 'Bestelling',
  invoice: 'Factuur',
}
