import type { PaymentMessages } from './payment-messages.ts'

export const nl: PaymentMessages = {
  title: 'Betaling',
  demo: 'Dit is een demo. Er wordt geen echte kaart belast en er gaat geen echt geld om. Vul geen echt kaartnummer in.',
  payTo: 'Betaling aan {merchant}',
  number: 'Kaartnummer',
  expiry: 'Geldig tot (MM/JJ)',
  cvc: 'Beveiligingscode',
  name: 'Naam op de kaart',
  pay: '{amount} betalen',
  close: 'Sluiten zonder te betalen',
  back: 'Terug naar de winkel',
  testCards: 'Testkaarten',
  cardPays: 'wordt geaccepteerd',
  cardDeclined: 'wordt geweigerd',
  anyRest:
    'Met een willekeurige datum in de toekomst, drie willekeurige cijfers en een willekeurige naam.',
  declined:
    'De kaart is geweigerd. Er is niets afgeschreven. Probeer een andere kaart of ga terug naar de winkel.',
  checkFields: 'Controleer de gemarkeerde gegevens.',
  numberMissing: 'Vul een kaartnummer in.',
  numberWrong: 'Dit is geen volledig kaartnummer.',
  numberNotTest: 'Hier werken alleen de twee testkaarten hieronder.',
  expiryWrong: 'Vul maand en jaar in, bijvoorbeeld 04/30.',
  expiryPast: 'Deze kaart is verlopen.',
  cvcWrong: 'Vul de drie of vier cijfers van de beveiligingscode in.',
  nameMissing: 'Vul de naam op de kaart in.',
  alreadyPaid: 'Deze betaling is al gedaan. Er wordt niet dubbel afgeschreven.',
  expired:
    'Deze betaalpagina is verlopen. Er is niets afgeschreven. Begin opnieuw vanuit de winkel.',
  broken: 'Dit betaaladres is ongeldig. Er is niets afgeschreven. Begin opnieuw vanuit de winkel.',
}
