import type { ConfirmationMessages } from './confirmation-messages.ts'

export const nl: ConfirmationMessages = {
  refundSubject: 'Terugbetaling van bestelling {number}',
  refunded: 'We betalen je {amount} voor bestelling {number} terug.',
  withdrawalAccepted: 'We hebben je herroeping {reference} geaccepteerd.',
  toPaymentMethod:
    '{amount} gaat terug via de betaalmethode waarmee je hebt betaald. Afhankelijk van je bank kan dat tot tien dagen duren.',
  takenAgain:
    'We hebben {amount} weer van je saldo afgehaald, omdat de betaling waarmee je dat bedrag had opgewaardeerd, aan je is terugbetaald of bij je bank wordt betwist.',
  downloadsEndedSubject: 'Bestelling {number}: niet meer te downloaden',
  downloadsEnded:
    'Deze downloads van bestelling {number} hadden we je al terugbetaald. Je kunt ze nu niet meer downloaden:',
  noDownload: 'Je kunt niet meer downloaden:',
  keep: 'Deze e-mail bevestigt je overeenkomst. Bewaar hem goed.',
  pack: '{name} – samplepack, {count} WAV-bestanden, ook als één ZIP-bestand',
  packOfOne: '{name} – samplepack, 1 WAV-bestand, ook als ZIP-bestand',
  oneShot: '{name} – one-shot, WAV-bestand',
  loop: '{name} – loop, WAV-bestand',
  consentTitle: 'Je toestemming',
  topUpTitle: 'Wat je hebt gekocht',
  topUpContents:
    '{tunes}, te besteden aan alles in de shop, in elk land waar we verkopen. 1 Tune is altijd € 1.',
  topUpVat: 'Over een opwaardering wordt geen btw geheven: die zit in wat je ermee koopt.',
  topUpPaid: 'Betaald: {amount}',
  topUpWithdrawal:
    'Je kunt deze opwaardering binnen 14 dagen, tot en met {date}, zonder opgave van redenen herroepen. We betalen de Tunes die je niet hebt uitgegeven dan terug via dezelfde betaalmethode.',
  withdrawAction: 'Overeenkomst hier herroepen: {address}',
  sellerTitle: 'Verkoper',
  company: 'Bedrijf',
  representative: 'Vertegenwoordigd door',
  address: 'Adres',
  phone: 'Telefoon',
  email: 'E-mailadres',
  vatId: 'Btw-nummer',
  conformityTitle: 'Wettelijke garantie',
  conformity:
    'De wet garandeert dat digitale inhoud is zoals afgesproken. Is een bestand gebrekkig, onvolledig of niet zoals beschreven, dan herstellen of vervangen we het gratis, verlagen we de prijs of betalen we je terug. De bestanden werken in elk programma dat WAV-bestanden opent.',
  complaintsTitle: 'Vragen en klachten',
  complaints:
    'Schrijf naar {email} of bel {phone}. We antwoorden zo snel mogelijk, uiterlijk binnen 14 dagen.',
  licenceTitle: 'Je licentie',
  annex: 'De volgende teksten gelden voor deze overeenkomst. Je hebt ze hier volledig.',
  version: '{title} (versie {version})',
}
