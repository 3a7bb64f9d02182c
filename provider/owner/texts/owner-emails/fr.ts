import type { OwnerEmailMessages } from './owner-email-messages.ts'

export const fr: OwnerEmailMessages = {
  reference: 'Référence',
  received: 'Reçu le',
  name: 'Prénom et nom',
  email: 'Adresse e-mail',
  subject: 'Objet',
  contract: 'Contrat',
  withdrawal: 'Rétractation d’un contrat ({reference})',
  orderOfCustomer: 'Commande n° {number} de ce client',
  orderWithConsent: '{time}, {amount}, accord pour la livraison immédiate le {consent}',
  orderWithoutConsent: '{time}, {amount}, aucun accord pour la livraison immédiate',
  confirmed: 'Le client a reçu un accusé de réception.',
  notConfirmed:
    'Aucun accusé de réception n’a été envoyé, car cette adresse en a reçu trop en une heure.',
  replyInTime:
    'Veuillez répondre sous 14 jours. Si vous répondez à cet e-mail, le client reçoit votre réponse.',
  acceptWithdrawal:
    'Pour accepter la rétractation, exécutez la ligne ci-dessous. Les téléchargements prennent fin, l’argent est remboursé de la même façon qu’il a été payé, et la rétractation reste ouverte jusqu’à ce qu’il soit arrivé. Avec un numéro de commande à la fin, seule cette commande est remboursée (avec --lines 1,3, une partie seulement).',
  closeWithdrawal: 'Pour clore la rétractation si vous la refusez ou la réglez autrement :',
  openWithdrawal: 'D’ici là, elle reste dans la liste de « npm run shop -- withdrawals ».',
  numberOfOrder: 'COMMANDE',
  whyClosed: 'motif',
  manyWithdrawals: 'Nombreuses rétractations de contrats',
  manyWithdrawalsText:
    'En une heure, il est arrivé plus de rétractations que d’habitude. À partir de {reference}, pendant une heure au plus, elles ne vous sont plus envoyées une à une par e-mail.',
  manyWithdrawalsStored:
    'Elles sont toutes enregistrées, et chacune peut être authentique : répondez-y sous 14 jours. La commande « npm run shop -- withdrawals » les affiche.',
  message: 'Message du formulaire de contact ({reference})',
  replyToMessage: 'Répondez à cet e-mail, ou écrivez à l’adresse ci-dessus. Le message :',
  manyMessages: 'Nombreux messages du formulaire de contact',
  manyMessagesText:
    'En une heure, le formulaire de contact a transmis plus de messages que d’habitude. À partir de {reference}, pendant une heure au plus, ils ne vous sont plus envoyés un à un par e-mail.',
  manyMessagesStored:
    'Ils sont tous enregistrés. La commande « npm run shop -- messages » les affiche.',
  test: 'E-mail de test envoyé par {shop}',
  testText: 'Ceci est un test. Votre boutique peut envoyer des e-mails.',
  testLook:
    'Vos clients reçoivent leurs confirmations de commande et leurs liens de réinitialisation avec cette mise en page.',
  thresholdNear: 'Les ventes vers d’autres pays de l’UE dépassent 80 % de {threshold}',
  thresholdNearText:
    'Au-delà de {threshold} par an, la TVA du pays de chaque client est due. Inscrivez-vous à temps au guichet unique de TVA (OSS), réglez tax.mode sur oss et redémarrez la boutique. Demandez conseil à votre expert-comptable.',
  thresholdCrossed: 'Les ventes vers d’autres pays de l’UE dépassent {threshold}',
  thresholdCrossedText:
    'À partir de cette commande, la TVA du pays de chaque client est due : inscrivez-vous au guichet unique de TVA (OSS), réglez tax.mode sur oss et redémarrez la boutique.',
  statesNoVat:
    'D’ici là, cette facture et les suivantes n’indiquent pas de TVA. Déclarez tout de même, pour ces ventes, la TVA du pays de chaque client.',
  statesOwnVat:
    'D’ici là, cette facture et les suivantes indiquent la TVA de votre pays ({country}). Déclarez tout de même, pour ces ventes, la TVA du pays de chaque client.',
  taxAdviser:
    'Demandez conseil à votre expert-comptable, y compris sur le régime particulier des petites entreprises dans les autres pays.',
  netSales: 'Ventes HT en {year}',
  order: 'Commande',
  invoice: 'Facture',
}
