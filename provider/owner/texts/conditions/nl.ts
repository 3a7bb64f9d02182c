import type { ConditionMessages } from './condition-messages.ts'

export const nl: ConditionMessages = {
  paymentOpening: 'Klanten kunnen niet betalen',
  paymentOpeningText:
    '{processor} weigert nieuwe betalingen, dus niemand kan zijn saldo opwaarderen: de winkel ontvangt geen geld tot dit is opgelost. Hieronder staat wat {processor} antwoordt. Is het opgelost? Controleer het dan met ‘npm run shop -- check’.',
  paymentUnanswered: '{processor} antwoordt niet',
  paymentUnansweredText:
    'De winkel kan geen betalingen starten, omdat {processor} niet bereikbaar is of een fout meldt. Bij elke klant die wil betalen, wordt het opnieuw geprobeerd. {processor} meldt storingen op {statusPage}.',
  paymentAccess: '{processor} weigert de API-key van de winkel',
  paymentAccessText:
    'De API-key in {keySetting} mist een recht of is niet meer geldig. Tot je de key wijzigt, blijft liggen waar dat recht voor nodig is: terugbetalingen of het vergelijken van betalingen. ‘npm run shop -- check’ laat zien wat er ontbreekt.',
  webhooks: 'De berichten van {processor} komen niet aan',
  webhooksText:
    'De laatste {count} betalingen zijn alleen bijgeschreven omdat de winkel er zelf bij {processor} naar heeft gevraagd. Zonder de berichten hoort de winkel soms pas een dag later van terugbetalingen en betwiste betalingen. Controleer in het dashboard van {processor} het endpoint {endpoint}: het moet actief zijn en {webhookSetting} moet het signing secret ervan zijn.',
  orderMailRefused: 'De bevestiging van bestelling {order} is geweigerd',
  orderMailRefusedText:
    'De mailserver van de klant weigert de e-mail, terwijl de klant die volgens de wet moet krijgen. Zoek het juiste adres en stuur de e-mail daarheen met de opdracht hieronder.',
  mailRefused: 'Een e-mail aan een klant is geweigerd',
  mailRefusedText:
    'De mailserver van een klant weigert de e-mail. De opdracht hieronder toont met de adressen wat er geweigerd is. Weet je het juiste adres, dan stuurt ‘{send}’ de e-mail daarheen.',
  ownerMailRefused: 'Je mailbox weigert de e-mails van de winkel',
  ownerMailRefusedText:
    'De mailserver van je eigen adres weigert de meldingen van de winkel, bijvoorbeeld over betwiste betalingen en herroepingen. Controleer je mailbox of stel bij OWNER_MAIL een ander adres in.',
  mailServer: 'Er worden geen e-mails verstuurd',
  mailServerText:
    'Je mailserver is niet bereikbaar of weigert de login of de afzender. Er gaat geen e-mail verloren, maar ze wachten allemaal, ook bevestigingen en links voor nieuwe wachtwoorden. ‘npm run shop -- check’ probeert de server opnieuw.',
  disk: 'De schijf is bijna vol',
  diskText:
    'Op de schijf met de gegevens van de winkel is nog {free} vrij. Is de schijf vol, dan neemt de winkel geen bestellingen en betalingen meer aan. Verwijder wat je niet nodig hebt, zoals oude back-ups, of neem een grotere schijf.',
  diskFull: 'De schijf is vol',
  diskFullText:
    'De winkel kan niets meer opslaan en neemt dus geen bestellingen en betalingen aan. Verwijder wat je niet nodig hebt, zoals oude back-ups, of neem een grotere schijf.',
  backup: 'De winkel heeft geen recente back-up',
  backupText:
    'Als de schijf kapotgaat, ben je alle verkopen sinds de laatste back-up kwijt. Zoek uit waarom ‘npm run shop -- backup’ niet elke nacht draait, en voer die opdracht nu uit.',
  testSubject: 'Test van de meldingen',
  testText: 'Dit is een test. Wat je winkel je te melden heeft, komt hier aan.',
  stillSubject: 'Nog steeds: {subject}',
  resolvedSubject: 'Opgelost: {subject}',
  resolvedText: 'Het probleem is sinds {time} opgelost.',
  never: 'nooit',
  since: 'Sinds',
  lastSeen: 'Laatste keer',
  sightings: 'Aantal keren',
  answer: 'Antwoord',
  call: 'Aanroep',
  recipient: 'Aan',
  command: 'Opdracht',
  folder: 'Map',
  lastBackup: 'Laatste back-up',
}
