import type { WithdrawalMessages } from './withdrawal-messages.ts'

export const fr: WithdrawalMessages = {
  subject: 'Nous avons reçu votre rétractation',
  greeting: 'Bonjour {name},',
  received: 'Nous avons reçu votre rétractation le {time}. Voici ce que vous nous avez envoyé :',
  name: 'Nom',
  email: 'E-mail',
  contract: 'Contrat',
  topUp: 'Recharge de {amount} du {date}',
  refund:
    'Nous vous remboursons {amount} par le moyen que vous avez utilisé pour payer, au plus tard dans les 14 jours. Nous avons déduit {tunes} de votre solde.',
  request:
    'Nous l’examinerons et vous répondrons dans les 14 jours. Si vous avez accepté la livraison immédiate au moment de la commande, le droit de rétractation peut avoir pris fin pour ces téléchargements ; nous vous le dirons dans tous les cas.',
  reference: 'Référence : {reference}',
  closing: 'Overtone',
}
