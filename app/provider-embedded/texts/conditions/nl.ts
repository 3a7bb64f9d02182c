import type { ConditionMessages } from './condition-messages.ts'

export const nl: ConditionMessages = {
  paymentOpening: 'Klanten kunnen niet betalen',
  paymentOpeningText:
    'Stripe weigert betalingen te openen, dus niemand kan zijn saldo opwaarderen: de winkel ontvangt geen geld tot dit is opgelost. Hieronder staat wat Stripe zegt. Daarna vraagt “npm run shop -- check” bij Stripe na of het werkt.',
  paymentUnanswered: 'Stripe antwoordt niet',
  paymentUnansweredText:
    'De winkel kan geen betalingen openen, omdat Stripe niet bereikbaar is of een fout meldt. Bij elke klant wordt het opnieuw geprobeerd. Stripe meldt storingen op https://status.stripe.com.',
  paymentAccess: 'Stripe weigert de API-key van de winkel',
  paymentAccessText:
    'De API-key in STRIPE_SECRET_KEY mist een recht of is niet meer geldig. Wat dat recht nodig heeft, blijft liggen tot je de key wijzigt: terugbetalingen of het vergelijken van betalingen. “npm run shop -- check” laat zien wat er ontbreekt.',
  webhooks: 'De berichten van Stripe komen niet aan',
  webhooksText:
    'De laatste {count} betalingen zijn alleen bijgeschreven omdat de winkel het Stripe zelf heeft gevraagd. Zonder de berichten hoort de winkel tot een dag te laat van terugbetalingen en betwiste betalingen. Bekijk in het Dashboard van Stripe het endpoint {endpoint}: het moet actief zijn en STRIPE_WEBHOOK_SECRET moet het signing secret ervan zijn.',
  orderMailRefused: 'De bevestiging van bestelling {order} is geweigerd',
  orderMailRefusedText:
    'De mailserver van de klant neemt de e-mail niet aan, en de klant moet hem volgens de wet krijgen. Zoek een juist adres en stuur hem daarheen met de opdracht hieronder.',
  mailRefused: 'Een e-mail aan een klant is geweigerd',
  mailRefusedText:
    'De mailserver van een klant neemt de e-mail niet aan. De opdracht hieronder toont met de adressen wat er geweigerd is. Vind je een juist adres, dan stuurt “{send}” de e-mail daarheen.',
  ownerMailRefused: 'Je mailbox weigert de e-mails van de winkel',
  ownerMailRefusedText:
    'De mailserver van je eigen adres neemt niet aan wat de winkel je meldt, zoals betwiste betalingen en herroepingen. Kijk naar de mailbox of stel een ander adres in als OWNER_MAIL.',
  mailServer: 'Er worden geen e-mails verstuurd',
  mailServerText:
    'Je mailserver is niet bereikbaar of weigert de login of de afzender. Er gaat geen e-mail verloren, maar ze wachten allemaal, ook bevestigingen en links voor nieuwe wachtwoorden. “npm run shop -- check” probeert de server opnieuw.',
  disk: 'De schijf is bijna vol',
  diskText:
    'Op de schijf met de gegevens van de winkel is {free} vrij. Als hij vol is, neemt de winkel geen bestellingen en betalingen meer aan. Verwijder wat je niet nodig hebt, zoals oude back-ups, of neem een grotere schijf.',
  diskFull: 'De schijf is vol',
  diskFullText:
    'De winkel kan niets meer opslaan en neemt dus geen bestellingen en betalingen aan. Verwijder wat je niet nodig hebt, zoals oude back-ups, of neem een grotere schijf.',
  backup: 'De winkel heeft geen recente back-up',
  backupText:
    'Als de schijf kapotgaat, ben je alle verkopen sinds de laatste back-up kwijt. Zoek uit waarom “npm run shop -- backup” niet elke nacht loopt, en start het nu.',
  testSubject: 'Test van de meldingen',
  testText: 'Dit is een test. Wat je winkel je te melden heeft, komt hier aan.',
  stillSubject: 'Nog steeds: {subject}',
  resolvedSubject: 'Voorbij: {subject}',
  resolvedText: 'Het probleem is sinds {time} voorbij.',
  never: 'nooit',
  since: 'Sinds',
  lastSeen: 'Laatst gezien',
  sightings: 'Hoe vaak',
  answer: 'Antwoord',
  call: 'Aanroep',
  recipient: 'Aan',
  command: 'Opdracht',
  folder: 'Map',
  lastBackup: 'Laatste back-up',
}
