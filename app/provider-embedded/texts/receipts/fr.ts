import type { ReceiptMessages } from './receipt-messages.ts'

export const fr: ReceiptMessages = {
  orderSubject: 'Confirmation de votre commande {number}',
  greeting: 'Bonjour {name},',
  orderThanks:
    'Merci pour votre achat. Nous confirmons votre commande {number} du {time}. Vos sons sont prêts à être téléchargés.',
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
    'Nous vous remboursons {amount} sur la carte avec laquelle vous avez payé. Selon votre banque, cela peut prendre jusqu’à dix jours.',
  cardRefundTaken: 'Nous avons déduit {tunes} de votre solde.',
}
