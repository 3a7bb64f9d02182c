import type { ConfirmationMessages } from './confirmation-messages.ts'

export const fr: ConfirmationMessages = {
  refundSubject: 'Remboursement de la commande n° {number}',
  refunded: 'Nous vous avons remboursé {amount} pour la commande n° {number}.',
  withdrawalAccepted: 'Nous avons accepté votre rétractation {reference}.',
  toPaymentMethod:
    'Nous remboursons {amount} sur le moyen de paiement que vous avez utilisé. Selon votre banque, cela peut prendre jusqu’à dix jours.',
  takenAgain:
    'Nous avons ensuite déduit {amount} de votre solde, car le paiement correspondant vous a été remboursé ou est contesté auprès de votre banque.',
  downloadsEndedSubject: 'Commande n° {number} : fin des téléchargements',
  downloadsEnded:
    'Nous vous avions déjà remboursé ces articles de la commande n° {number}. Vous ne pouvez plus les télécharger :',
  noDownload: 'Vous ne pouvez plus télécharger :',
  keep: 'Cet e-mail confirme votre contrat. Conservez-le.',
  pack: '{name} – pack de samples, {count} fichiers WAV, également en un seul fichier ZIP',
  packOfOne: '{name} – pack de samples, 1 fichier WAV, également au format ZIP',
  oneShot: '{name} – one-shot, fichier WAV',
  loop: '{name} – boucle, fichier WAV',
  consentTitle: 'Votre accord',
  topUpTitle: 'Ce que vous avez acheté',
  topUpContents:
    '{tunes}, à dépenser pour tout ce que propose la boutique, dans tous les pays où nous vendons. 1 Tune vaut toujours 1 €.',
  topUpVat:
    'Une recharge n’est pas soumise à la TVA : celle-ci est comprise dans le prix de ce que vous achetez ensuite.',
  topUpPaid: 'Payé : {amount}',
  topUpWithdrawal:
    'Vous pouvez vous rétracter de cette recharge dans un délai de 14 jours, jusqu’au {date}, sans donner de motif. Nous remboursons alors sur le moyen de paiement utilisé les Tunes que vous n’avez pas dépensés.',
  withdrawAction: 'Renoncer au contrat ici : {address}',
  sellerTitle: 'Vendeur',
  company: 'Entreprise',
  representative: 'Représenté par',
  address: 'Adresse',
  phone: 'Téléphone',
  email: 'Adresse e-mail',
  vatId: 'Numéro de TVA',
  conformityTitle: 'Garantie légale de conformité',
  conformity:
    'La loi garantit la conformité des contenus numériques. Si un fichier est défectueux, incomplet ou différent de sa description, nous le réparons ou le remplaçons sans frais, réduisons le prix ou vous remboursons. Les fichiers s’ouvrent dans tout logiciel compatible avec le format WAV.',
  complaintsTitle: 'Questions et réclamations',
  complaints:
    'Écrivez à {email} ou appelez le {phone}. Nous répondons dès que possible, au plus tard sous 14 jours.',
  licenceTitle: 'Votre licence',
  annex: 'Les textes suivants s’appliquent à ce contrat. Les voici en entier.',
  version: '{title}, version {version}',
}
