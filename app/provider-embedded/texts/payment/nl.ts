import type { PaymentMessages } from './payment-messages.ts'

export const nl: PaymentMessages = {
  title: 'Betaling',
  demo: 'Dit is een demo: er wordt niets van een kaart afgeschreven. Vul geen echt kaartnummer in.',
  payTo: 'Betaling aan {merchant}',
  number: 'Kaartnummer',
  expiry: 'Geldig tot (MM/JJ)',
  cvc: 'Beveiligingscode',
  name: 'Naam op de kaart',
  pay: '{amount} betalen',
  close: 'Sluiten zonder te betalen',
  back: 'Terug naar de shop',
  testCards: 'Testkaarten',
  cardPays: 'wordt geaccepteerd',
  cardDeclined: 'wordt geweigerd',
  anyRest: 'Vul een datum in de toekomst, drie cijfers en een naam naar keuze in.',
  declined:
    'De kaart is geweigerd. Er is niets afgeschreven. Probeer een andere kaart of ga terug naar de shop.',
  unavailable:
    'Betalen lukt nu even niet. Er is niets afgeschreven. Probeer het over een paar minuten opnieuw.',
  checkFields: 'Controleer de gemarkeerde velden.',
  numberMissing: 'Vul een kaartnummer in.',
  numberWrong: 'Dit kaartnummer is onvolledig of onjuist. Controleer het.',
  numberNotTest: 'Hier werken alleen de twee testkaarten hieronder.',
  expiryWrong: 'Vul maand en jaar in, bijvoorbeeld 04/30.',
  expiryPast: 'Deze kaart is verlopen.',
  cvcWrong: 'Vul de drie of vier cijfers van de beveiligingscode in.',
  nameMissing: 'Vul de naam op de kaart in.',
  alreadyPaid: 'Deze betaling is al gedaan. Er wordt niet dubbel afgeschreven.',
  expired: 'Deze betaalpagina is verlopen. Er is niets afgeschreven. Begin opnieuw vanuit de shop.',
  broken: 'Deze betaallink is ongeldig. Er is niets afgeschreven. Begin opnieuw vanuit de shop.',
}
