import type { WithdrawalMessages } from './withdrawal-messages.ts'

export const fr: WithdrawalMessages = {
  subject: 'Nous avons reçu votre rétractation',
  greeting: 'Bonjour {name},',
  received: 'Nous avons reçu votre rétractation le {time}. Voici ce que vous nous avez envoyé :',
  name: 'Prénom et nom',
  email: 'Adresse e-mail',
  contract: 'Contrat',
  contractNotQuoted:
    'indiqué sur notre site (nous ne le répétons qu’aux adresses e-mail associées à un compte)',
  orderNumbers: 'Numéros de commande',
  topUp: 'Recharge de {amount} du {date}',
  refund:
    'Nous vous rembourserons {amount} sous 14 jours sur le moyen de paiement d’origine. Nous avons déduit {tunes} de votre solde.',
  request:
    'Nous examinerons votre rétractation et vous répondrons sous 14 jours. Si vous avez accepté la livraison immédiate au moment de la commande, il se peut que vous n’ayez plus de droit de rétractation pour ces téléchargements ; nous vous répondrons dans tous les cas.',
  reference: 'Référence : {reference}',
}
