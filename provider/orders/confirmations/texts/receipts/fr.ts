import type { ReceiptMessages } from './receipt-messages.ts'

export const fr: ReceiptMessages = {
  orderSubject: 'Confirmation de votre commande n° {number}',
  greeting: 'Bonjour {name},',
  orderThanks:
    'Merci pour votre achat. Nous confirmons votre commande n° {number} du {time}. Vos sons sont prêts à être téléchargés.',
  subTotal: 'Sous-total',
  coupon: 'Code de réduction {code}',
  giftCard: 'Carte cadeau {code}',
  total: 'Total TTC',
  paidTunes: 'Payé avec votre solde : {tunes} (1 Tune = 1 €)',
  consent:
    'Le {time}, vous avez expressément consenti à ce que la livraison commence immédiatement, avant la fin du délai de rétractation, et vous avez reconnu perdre ainsi votre droit de rétractation.',
  downloads: 'Vos téléchargements : {address}',
  openDownloads: 'Ouvrir vos téléchargements',
  licence:
    'Vous pouvez utiliser ces sons dans votre propre musique, y compris si vous la publiez et la vendez. Vous ne pouvez ni les céder ni les revendre en tant que tels. La licence : {address}',
  topUpSubject: 'Nous avons reçu votre paiement de {amount}',
  topUpThanks:
    'Nous avons reçu votre paiement de {amount} le {time}. Votre solde a été crédité de {tunes}.',
  topUpBalance: 'Votre solde est maintenant de {tunes} (1 Tune = 1 €). Les Tunes n’expirent pas.',
  reference: 'Référence du paiement : {reference}',
  cardRefundSubject: 'Remboursement de {amount}',
  cardRefund:
    'Nous vous remboursons {amount} sur le moyen de paiement que vous avez utilisé. Selon votre banque, cela peut prendre jusqu’à dix jours.',
  cardRefundTaken: 'Nous avons déduit {tunes} de votre solde.',
  paymentPendingSubject: 'Votre paiement de {amount} est en cours',
  paymentPending:
    'Votre banque traite votre paiement de {amount}. Selon le moyen de paiement, cela peut prendre plusieurs jours ouvrés.',
  paymentPendingNext:
    'Dès que l’argent sera arrivé, nous créditerons votre solde de {tunes} et vous préviendrons par e-mail. D’ici là, rien n’est livré. Merci de ne pas payer une seconde fois.',
  paymentFailedSubject: 'Votre paiement de {amount} n’a pas abouti',
  paymentFailed:
    'Votre paiement de {amount} n’a pas été exécuté. Nous n’avons rien reçu et votre solde est inchangé. Vous pouvez payer de nouveau dans la boutique à tout moment, y compris avec un autre moyen de paiement.',
  refundFailedSubject: 'Votre remboursement a échoué',
  refundFailed:
    'Votre banque a refusé le remboursement de {amount}. Nous avons donc remis ce montant sur votre solde. Nous vous contacterons pour vous rembourser autrement. Vous pouvez aussi répondre à cet e-mail.',
  refundReference: 'Référence : {reference}',
}
