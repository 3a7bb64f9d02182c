import type { PaymentAlertMessages } from './payment-alert-messages.ts'

export const fr: PaymentAlertMessages = {
  disputeOpened: 'Un paiement de {amount} est contesté',
  disputeOpenedText:
    'Le client a demandé à sa banque de récupérer l’argent. La part non dépensée de la recharge est bloquée. Répondez avec des preuves sur le site de Stripe.',
  disputeEscalated: 'La demande de renseignements sur {amount} est devenue un litige',
  disputeEscalatedText:
    'La banque ne faisait que demander ; maintenant, elle prélève l’argent. Ce que vous avez répondu jusqu’ici ne compte peut-être pas. Répondez avec des preuves sur le site de Stripe.',
  disputeRescheduled: 'Nouvelle date limite pour les preuves sur {amount}',
  disputeRescheduledText: 'Répondez au litige avec des preuves sur le site de Stripe.',
  disputeAppealed: 'Vous pouvez faire appel dans le litige de {amount}',
  disputeAppealedText:
    'Faites appel sur le site de Stripe si cela vaut les frais. Tant que vous ne gagnez pas, rien ne change.',
  deadline: 'Date limite : {time}',
  noDeadline: 'Stripe n’indique pas de date limite : faites-le dès que possible.',
  disputeUnclear: 'Le litige de {amount} s’est terminé sans décision',
  disputeUnclearText:
    'Stripe ne dit pas en faveur de qui. La part non dépensée de la recharge reste bloquée jusqu’à ce que Stripe signale que l’argent a été prélevé ou rendu. Vérifiez sur le site de Stripe si le client a l’argent, et ne le remboursez pas avant.',
  inquiryClosed: 'La demande de renseignements sur {amount} est close',
  inquiryClosedText: 'La banque ne prélève pas l’argent. Le client retrouve ses Tunes bloqués.',
  disputeWon: 'Le litige de {amount} est gagné',
  disputeWonText: 'La banque a décidé en votre faveur. Le client retrouve ses Tunes bloqués.',
  disputeLost: 'Le litige de {amount} est perdu',
  disputeLostText:
    'La banque a décidé en faveur du client. Les Tunes bloqués ont disparu ; le reste est une perte.',
  disputeReversed: 'Le litige de {amount} est finalement gagné',
  disputeReversedText:
    'Il était perdu, mais la banque a maintenant décidé en votre faveur. Le client retrouve ses Tunes bloqués, et le reste n’est plus une perte.',
  disputeRecovered:
    '{amount} ont de nouveau été déduits du solde, car un paiement est retourné sur la carte.',
  disputePromised:
    'Pendant le litige, des remboursements de {amount} ont échoué. Si vous ne les avez pas faits depuis, faites-les maintenant avec la commande « refund payment ».',
  evidence: 'Preuves',
  evidenceText:
    'Avec la recharge, le client a payé ces commandes. Pour chaque fichier, vous voyez combien de fois il a été téléchargé, et quand la première et la dernière fois.',
  evidenceNone: 'Rien n’a été acheté avec la recharge.',
  orderNumber: 'Commande {number}',
  consent: 'Accord pour la livraison immédiate',
  consentNone: 'aucun',
  confirmation: 'Confirmation par e-mail',
  confirmationSent: 'envoyée à {email}, {time}',
  confirmationUnsent: 'non envoyée',
  downloadedNever: 'non téléchargé',
  downloaded: '{count} fois',
  downloadedBetween: '{count} fois : {first} – {last}',
  refundFailed: 'Un remboursement de {amount} a échoué',
  refundFailedText: 'Le remboursement sur la carte n’a pas été possible.',
  refundDisputedText:
    'Le paiement est contesté : la banque décide si le client reçoit l’argent. La part non dépensée de la recharge reste bloquée jusque-là. Sauf si vous gagnez, ne le remboursez pas autrement.',
  refundTooLargeText:
    'Une partie du paiement avait déjà été remboursée sur le site de Stripe, et il reste moins que ce remboursement. Le client a cette partie sur sa carte : ne la remboursez pas autrement. Le reste peut encore être remboursé sur la carte.',
  refundElsewhereText:
    'Le client a retrouvé ses Tunes. Contactez-le, et remboursez l’argent autrement ou sur une autre carte.',
  refundMissing: '{amount} ne sont pas revenus sur le solde.',
  refundMissingText:
    'Le paiement est contesté ou a été remboursé autrement : ne remboursez pas une seconde fois.',
  refundNotNeeded: 'Un remboursement de {amount} était inutile',
  refundNotNeededText:
    'Le paiement avait déjà été remboursé sur le site de Stripe. Le client a cet argent, et il a été déduit du solde. Ne le remboursez pas autrement.',
  refundPaid: 'Un remboursement échoué de {amount} a finalement été payé',
  refundPaidText:
    'Selon Stripe, l’argent est maintenant sur la carte. Les Tunes ont de nouveau été déduits du solde ; ce qui avait été dépensé est une perte. Ne le remboursez pas autrement.',
  refundNotRequested: 'Un remboursement de {amount} ne peut pas être demandé',
  refundNotRequestedText:
    'Stripe n’accepte pas la demande de remboursement. Les Tunes ont été déduits du solde, et la boutique réessaie au moins toutes les heures. Vérifiez que la clé de la boutique est celle du bon compte et qu’elle permet de rembourser, et que l’argent est sur le compte. Vous pouvez aussi rembourser le même montant sur le site de Stripe ; la boutique cesse alors d’essayer.',
  refundLacksMoney: 'L’argent manque pour un remboursement de {amount}',
  refundLacksMoneyText:
    'Votre compte Stripe n’a pas l’argent du remboursement. Les Tunes ont été déduits du solde, et le client attend. Ajoutez de l’argent au compte sur le site de Stripe, qui paie alors le remboursement de lui-même. Ne remboursez pas une seconde fois.',
  refundUnconfirmed: 'Un remboursement de {amount} n’est pas confirmé',
  refundUnconfirmedText:
    'Stripe n’a pas confirmé le remboursement. Les Tunes ont été déduits du solde, et la boutique redemande au moins toutes les heures. Regardez le remboursement sur le site de Stripe, et vérifiez que la clé de la boutique est celle du bon compte et qu’elle permet de lire les remboursements. Ne remboursez pas une seconde fois.',
  fraud: 'Un paiement de {amount} est peut-être frauduleux',
  fraudText:
    'La banque avertit que la carte est peut-être volée. Un remboursement immédiat évite un litige et ses frais.',
  mismatch: 'Un paiement ne correspond pas à sa recharge',
  mismatchAmountText:
    'Rien n’a été ajouté au solde. Comparez les deux montants sur le site de Stripe, et remboursez-y le paiement.',
  mismatchPaymentText:
    'Rien n’a été ajouté au solde, car la recharge a un autre paiement. Comparez les deux sur le site de Stripe, et remboursez-y celui-ci.',
  strayPayment: 'Un paiement n’est pas dans la base de données de la boutique',
  strayPaymentText:
    'Rien n’a été ajouté au solde. Il a sans doute eu lieu entre une sauvegarde et sa remise en place. Cherchez le paiement sur le site de Stripe, et remboursez-le là.',
  creditedNothing: 'Rien n’a été ajouté au solde pour ce paiement.',
  unmatchedRefundFailedText:
    'Le client n’a pas l’argent. Contactez-le, et remboursez-le autrement ou sur une autre carte.',
  unmatchedRefundDisputedText:
    'De plus, il est contesté : le client reçoit l’argent de la banque si vous acceptez le litige sur le site de Stripe. Ne le remboursez pas autrement.',
  unmatchedFraudText:
    'La banque avertit que la carte est peut-être volée. Un remboursement immédiat sur le site de Stripe évite un litige et ses frais.',
  unmatchedDisputedText:
    'Le client a demandé à sa banque de récupérer l’argent. Si vous l’avez remboursé, répondez sur le site de Stripe avec le remboursement comme preuve ; sinon, acceptez-y le litige.',
  unmatchedWonText:
    'La banque a décidé en votre faveur : remboursez le paiement, si ce n’est pas déjà fait.',
  unmatchedLostText: 'Le client a reçu l’argent de la banque. Ne remboursez pas le paiement.',
  messageFailed: 'Un message sur les paiements n’a pas pu être traité',
  messagesFailed: '{count} messages sur les paiements n’ont pas pu être traités',
  messagesFailedText:
    'La comparaison quotidienne avec Stripe les a laissés de côté. Regardez-les sur le site de Stripe ; les raisons sont dans le journal de la boutique. La comparaison réessaie pendant trois jours.',
  comparisonOverdue: 'Les paiements ne sont pas comparés avec Stripe',
  comparisonOverdueText:
    'La comparaison quotidienne échoue, et la dernière date de plus de trois jours. Tant qu’elle ne fonctionne pas, des paiements, des remboursements et des litiges dont les messages ont été perdus peuvent échapper à la boutique. « npm run shop -- check » indique ce qui manque à la clé de la boutique. La boutique réessaie toutes les quelques minutes.',
  customer: 'Client',
  topUp: 'Recharge',
  payment: 'Paiement',
  paymentOfTopUp: 'Paiement de la recharge',
  dispute: 'Litige',
  refund: 'Remboursement',
  held: 'Bloqué',
  expected: 'Attendu',
  paid: 'Payé',
  loss: 'Perte',
  reason: 'Motif selon Stripe',
  since: 'Depuis',
  problem: 'Problème',
  seeLog: 'voir le journal de la boutique',
  unknown: 'inconnu',
}
