import type { PaymentMessages } from './payment-messages.ts'

export const fr: PaymentMessages = {
  title: 'Paiement',
  demo: 'Ceci est une démonstration. Aucune carte n’est débitée et aucun argent réel ne circule. Ne saisissez pas le numéro d’une vraie carte.',
  payTo: 'Paiement à {merchant}',
  summary: 'Ce que vous payez',
  cart: 'Dans votre panier',
  total: 'Montant total',
  number: 'Numéro de carte',
  expiry: 'Expiration (MM/AA)',
  cvc: 'Code de sécurité',
  name: 'Nom figurant sur la carte',
  pay: 'Payer {amount}',
  close: 'Fermer sans payer',
  back: 'Retour à la boutique',
  testCards: 'Cartes de test',
  cardPays: 'est acceptée',
  cardDeclined: 'est refusée',
  anyRest:
    'Ces cartes de test fonctionnent avec n’importe quelle date future, un code à trois chiffres et un nom au choix.',
  declined:
    'La carte a été refusée. Rien n’a été débité. Essayez une autre carte ou retournez à la boutique.',
  unavailable:
    'Le paiement est momentanément impossible. Rien n’a été débité. Réessayez dans quelques minutes.',
  checkFields: 'Veuillez vérifier les champs signalés.',
  numberMissing: 'Saisissez un numéro de carte.',
  numberWrong: 'Ce numéro de carte est incomplet ou erroné.',
  numberNotTest: 'Seules les deux cartes de test indiquées ci-dessous fonctionnent ici.',
  expiryWrong: 'Saisissez le mois et l’année, par exemple 04/30.',
  expiryPast: 'Cette carte a expiré.',
  cvcWrong: 'Saisissez les trois ou quatre chiffres du code de sécurité.',
  nameMissing: 'Saisissez le nom figurant sur la carte.',
  alreadyPaid: 'Ce paiement a déjà été effectué. Vous ne serez pas débité deux fois.',
  expired: 'Cette page de paiement a expiré. Rien n’a été débité. Recommencez depuis la boutique.',
  broken:
    'Ce lien de paiement n’est pas valide. Rien n’a été débité. Recommencez depuis la boutique.',
}
