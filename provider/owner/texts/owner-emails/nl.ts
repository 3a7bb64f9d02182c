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
  replyInTime: 'Antwoord binnen 14 dagen. Een antwoord op deze e-mail gaat naar de klant.',
  acceptWithdrawal:
    'Met deze opdracht accepteer je de herroeping. De klant kan dan niet meer downloaden en het geld gaat terug zoals het is betaald; de herroeping blijft open tot het is aangekomen. Zet je er een bestelnummer achter, dan wordt alleen die bestelling terugbetaald (met --lines 1,3 een deel ervan):',
  closeWithdrawal: 'Zo sluit je de herroeping als je die weigert of anders afhandelt:',
  openWithdrawal: 'Tot die tijd staat de herroeping in de lijst van ‘npm run shop -- withdrawals’.',
  numberOfOrder: 'BESTELLING',
  whyClosed: 'reden',
  manyWithdrawals: 'Veel herroepingen van overeenkomsten',
  manyWithdrawalsText:
    'Binnen een uur zijn er meer herroepingen binnengekomen dan normaal. Vanaf {reference} krijg je er hooguit een uur lang geen aparte e-mails over.',
  manyWithdrawalsStored:
    'Ze zijn allemaal opgeslagen en kunnen allemaal echt zijn: beantwoord ze binnen 14 dagen. De opdracht ‘npm run shop -- withdrawals’ laat ze zien.',
  message: 'Bericht via het contactformulier ({reference})',
  replyToMessage: 'Antwoord op deze e-mail, of schrijf naar het adres hierboven. Het bericht:',
  manyMessages: 'Veel berichten via het contactformulier',
  manyMessagesText:
    'Binnen een uur zijn er via het contactformulier meer berichten binnengekomen dan normaal. Vanaf {reference} krijg je er hooguit een uur lang geen aparte e-mails over.',
  manyMessagesStored:
    'Ze zijn allemaal opgeslagen. De opdracht ‘npm run shop -- messages’ laat ze zien.',
  test: 'Test-e-mail van {shop}',
  testText: 'Dit is een test. Je winkel kan e-mails versturen.',
  testLook:
    'Zo zien de bevestigingen van bestellingen en de links voor nieuwe wachtwoorden voor je klanten eruit.',
  thresholdNear: 'Je verkoop in andere EU-landen is hoger dan 80% van {threshold}',
  thresholdNearText:
    'Boven {threshold} per jaar moet je de btw van het land van elke klant afdragen. Meld je op tijd aan voor het éénloketsysteem, zet tax.mode op oss en start de winkel opnieuw. Overleg met je belastingadviseur.',
  thresholdCrossed: 'Je verkoop in andere EU-landen is hoger dan {threshold}',
  thresholdCrossedText:
    'Vanaf deze bestelling moet je de btw van het land van elke klant afdragen: meld je aan voor het éénloketsysteem, zet tax.mode op oss en start de winkel opnieuw.',
  statesNoVat:
    'Tot die tijd staat er op deze en latere facturen geen btw. Geef voor die facturen toch de btw van het land van de klant aan.',
  statesOwnVat:
    'Tot die tijd staat op deze en latere facturen de btw van je eigen land ({country}). Geef voor die facturen toch de btw van het land van de klant aan.',
  taxAdviser:
    'Overleg met je belastingadviseur, ook over de kleineondernemersregeling in andere landen.',
  netSales: 'Netto-omzet in {year}',
  order: 'Bestelling',
  invoice: 'Factuur',
}
