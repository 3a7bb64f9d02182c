import type { OwnerEmailMessages } from './owner-email-messages.ts'

export const fr: OwnerEmailMessages = {
  reference: 'Référence',
  received: 'Reçu',
  name: 'Prénom et nom',
  email: 'Adresse e-mail',
  subject: 'Objet',
  contract: 'Contrat',
  withdrawal: 'Rétractation d’un contrat ({reference})',
  orderOfCustomer: 'Commande {number} de ce client',
  orderWithConsent: '{time}, {amount}, accord pour la livraison immédiate le {consent}',
  orderWithoutConsent: '{time}, {amount}, aucun accord pour la livraison immédiate',
  confirmed: 'Le client a reçu un accusé de réception.',
  notConfirmed:
    'Aucun accusé de réception n’a été envoyé, car cette adresse en a reçu trop en une heure.',
  replyInTime:
    'Veuillez répondre sous 14 jours. Si vous répondez à cet e-mail, le client reçoit votre réponse.',
  acceptWithdrawal:
    'Pour accepter la rétractation : les téléchargements prennent fin, l’argent repart par où il est venu, et elle reste ouverte jusqu’à ce qu’il soit arrivé. Avec le numéro d’une commande à la fin, seule celle-ci est remboursée (avec --lines 1,3 une partie seulement).',
  closeWithdrawal: 'Pour clore la rétractation si vous la refusez ou la réglez autrement :',
  openWithdrawal: 'D’ici là, elle reste dans la liste de « npm run shop -- withdrawals ».',
  numberOfOrder: 'COMMANDE',
  whyClosed: 'motif',
  manyWithdrawals: 'Nombreuses rétractations de contrats',
  manyWithdrawalsText:
    'En une heure, il est arrivé plus de rétractations que d’habitude. Pendant une heure au plus, celles à partir de {reference} ne vous sont pas envoyées par e-mail.',
  manyWithdrawalsStored:
    'Elles sont toutes enregistrées, et chacune peut être réelle : veuillez y répondre sous 14 jours. La commande « npm run shop -- withdrawals » les affiche.',
  message: 'Message du formulaire de contact ({reference})',
  replyToMessage: 'Répondez à cet e-mail, ou écrivez à l’adresse ci-dessus. Le message :',
  manyMessages: 'Nombreux messages du formulaire de contact',
  manyMessagesText:
    'En une heure, le formulaire de contact a transmis plus de messages que d’habitude. Pendant une heure au plus, ceux à partir de {reference} ne vous sont pas envoyés par e-mail.',
  manyMessagesStored:
    'Ils sont tous enregistrés. La commande « npm run shop -- messages » les affiche.',
  test: 'E-mail de test de {shop}',
  testText: 'Ceci est un test. Votre boutique peut envoyer des e-mails.',
  testLook:
    'Les confirmations de commande et les liens de mot de passe arrivent chez vos clients sous cette forme.',
  thresholdNear: 'Les ventes vers d’autres pays de l’UE dépassent 80 % de {threshold}',
  thresholdNearText:
    'Au-delà de {threshold} par an, la TVA du pays de chaque client est due. Inscrivez-vous à temps au guichet unique, réglez tax.mode sur oss et redémarrez la boutique. Demandez à votre expert-comptable.',
  thresholdCrossed: 'Les ventes vers d’autres pays de l’UE dépassent {threshold}',
  thresholdCrossedText:
    'À partir de cette commande, la TVA du pays de chaque client est due : inscrivez-vous au guichet unique, réglez tax.mode sur oss et redémarrez la boutique.',
  statesNoVat:
    'D’ici là, cette facture et les suivantes n’indiquent pas de TVA. Déclarez tout de même pour elles la TVA des pays des clients.',
  statesOwnVat:
    'D’ici là, cette facture et les suivantes indiquent la TVA de votre pays ({country}). Déclarez tout de même pour elles la TVA des pays des clients.',
  taxAdviser:
    'Demandez à votre expert-comptable, aussi à propos du régime particulier des petites entreprises dans d’autres pays.',
  netSales: 'Ventes hors TVA en {year}',
  order: 'Commande',
  invoice: 'Facture',
}
