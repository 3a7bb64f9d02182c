import type { PaymentAlertMessages } from './payment-alert-messages.ts'

export const fr: PaymentAlertMessages = {
  disputeOpened: 'Un paiement de {amount} est contesté',
  disputeOpenedText:
    'Le client a demandé à sa banque de récupérer l’argent. La part non dépensée de la recharge est bloquée. Répondez avec des preuves sur le site de {processor}.',
  disputeEscalated:
    'La demande de renseignements sur un paiement de {amount} est devenue un litige',
  disputeEscalatedText:
    'La banque ne faisait que se renseigner ; elle reprend maintenant l’argent. Vos réponses précédentes ne comptent peut-être pas. Répondez avec des preuves sur le site de {processor}.',
  disputeRescheduled: 'Litige de {amount} : nouvelle date limite pour les preuves',
  disputeRescheduledText: 'Répondez au litige avec des preuves sur le site de {processor}.',
  disputeAppealed: 'Vous pouvez faire appel dans le litige de {amount}',
  disputeAppealedText:
    'Faites appel sur le site de {processor} si l’enjeu vaut les frais. Si vous ne gagnez pas l’appel, rien ne change.',
  deadline: 'Date limite : {time}',
  noDeadline: '{processor} n’indique pas de date limite : faites-le dès que possible.',
  disputeUnclear: 'Le litige de {amount} s’est terminé sans décision',
  disputeUnclearText:
    '{processor} n’indique pas en faveur de qui. La part non dépensée de la recharge reste bloquée jusqu’à ce que {processor} signale que l’argent a été prélevé ou rendu. Avant tout remboursement, vérifiez sur le site de {processor} si le client a déjà reçu l’argent.',
  inquiryClosed: 'La demande de renseignements sur un paiement de {amount} est close',
  inquiryClosedText:
    'La banque ne reprend pas l’argent. Les Tunes bloqués sont de nouveau disponibles pour le client.',
  disputeWon: 'Le litige de {amount} est gagné',
  disputeWonText:
    'La banque a tranché en votre faveur. Les Tunes bloqués sont de nouveau disponibles pour le client.',
  disputeLost: 'Le litige de {amount} est perdu',
  disputeLostText:
    'La banque a tranché en faveur du client. Les Tunes bloqués ont été retirés du solde ; le reste est une perte.',
  disputeReversed: 'Le litige de {amount} est finalement gagné',
  disputeReversedText:
    'Il était perdu, mais la banque a maintenant tranché en votre faveur. Les Tunes bloqués sont de nouveau disponibles pour le client, et le reste n’est plus une perte.',
  disputeRecovered:
    'La boutique a de nouveau déduit {amount} du solde, car un paiement a été remboursé sur la carte.',
  disputePromised:
    'Pendant le litige, des remboursements ont échoué ({amount}). Si vous ne les avez pas faits depuis, faites-les maintenant avec la commande « refund payment ».',
  evidence: 'Preuves',
  evidenceText:
    'Le client a payé ces commandes avec la recharge. Pour chaque fichier figurent le nombre de téléchargements et les dates du premier et du dernier.',
  evidenceNone: 'Rien n’a été acheté avec la recharge.',
  orderNumber: 'Commande n° {number}',
  consent: 'Accord pour la livraison immédiate',
  consentNone: 'aucun',
  confirmation: 'Confirmation par e-mail',
  confirmationSent: 'envoyée à {email} le {time}',
  confirmationUnsent: 'non envoyée',
  downloadedNever: 'non téléchargé',
  downloaded: '{count} fois',
  downloadedBetween: '{count} fois, du {first} au {last}',
  refundFailed: 'Un remboursement de {amount} a échoué',
  refundFailedText: 'Le remboursement sur la carte n’a pas été possible.',
  refundDisputedText:
    'Le paiement est contesté : la banque décide si le client reçoit l’argent. La part non dépensée de la recharge reste bloquée jusque-là. Ne remboursez pas le client autrement, sauf si vous gagnez le litige.',
  refundTooLargeText:
    'Une partie du paiement avait déjà été remboursée sur le site de {processor}, et ce qu’il en reste ne suffit pas. Le client a reçu cette partie sur sa carte : ne la remboursez pas autrement. Le reste peut encore être remboursé sur la carte.',
  refundElsewhereText:
    'Le client a récupéré ses Tunes. Contactez-le, et remboursez-le autrement ou sur une autre carte.',
  refundMissing: 'Montant non revenu sur le solde : {amount}.',
  refundMissingText:
    'Le paiement est contesté ou a été remboursé autrement : ne remboursez pas ce montant une seconde fois.',
  refundNotNeeded: 'Un remboursement de {amount} était inutile',
  refundNotNeededText:
    'Le paiement avait déjà été remboursé sur le site de {processor}. Le client a reçu l’argent, et le montant a été déduit de son solde. Ne le remboursez pas une seconde fois.',
  refundPaid: 'Le remboursement de {amount} a finalement abouti',
  refundPaidText:
    'Il avait échoué, mais {processor} signale maintenant que la carte a été remboursée. Les Tunes ont de nouveau été déduits du solde ; ceux qui étaient déjà dépensés sont une perte. Ne remboursez pas le client une seconde fois.',
  refundNotRequested: 'Un remboursement de {amount} ne peut pas être demandé',
  refundNotRequestedText:
    '{processor} n’accepte pas la demande de remboursement. Les Tunes ont été déduits du solde, et la boutique réessaie au moins toutes les heures. Vérifiez que la clé de la boutique est celle du bon compte, qu’elle permet de rembourser et qu’il y a assez d’argent sur le compte. Vous pouvez aussi rembourser le même montant sur le site de {processor} ; la boutique cesse alors d’essayer.',
  refundLacksMoney: 'Fonds insuffisants pour un remboursement de {amount}',
  refundLacksMoneyText:
    'Il n’y a pas assez d’argent sur votre compte {processor} pour ce remboursement. Les Tunes ont été déduits du solde, et le client attend. Ajoutez des fonds au compte sur le site de {processor} : le remboursement partira alors automatiquement. Ne remboursez pas le client une seconde fois.',
  refundUnconfirmed: 'Un remboursement de {amount} n’est pas confirmé',
  refundUnconfirmedText:
    '{processor} n’a pas confirmé le remboursement. Les Tunes ont été déduits du solde, et la boutique interroge {processor} au moins toutes les heures. Consultez le remboursement sur le site de {processor}, et vérifiez que la clé de la boutique est celle du bon compte et qu’elle permet de lire les remboursements. Ne remboursez pas le client une seconde fois.',
  fraud: 'Un paiement de {amount} est peut-être frauduleux',
  fraudText:
    'La banque signale que la carte est peut-être volée. Un remboursement immédiat évite un litige et ses frais.',
  mismatch: 'Un paiement ne correspond pas à sa recharge',
  mismatchAmountText:
    'Rien n’a été ajouté au solde. Comparez les deux montants sur le site de {processor}, et remboursez-y le paiement.',
  mismatchPaymentText:
    'Rien n’a été ajouté au solde, car un autre paiement est déjà enregistré pour cette recharge. Comparez les deux sur le site de {processor}, et remboursez-y celui-ci.',
  strayPayment: 'Un paiement est absent de la base de données de la boutique',
  strayPaymentText:
    'Rien n’a été ajouté au solde. Ce paiement a sans doute été fait entre une sauvegarde et sa restauration. Cherchez-le sur le site de {processor}, et remboursez-le là-bas.',
  creditedNothing: 'Rien n’a été ajouté au solde pour ce paiement.',
  unmatchedRefundFailedText:
    'Le client n’a pas l’argent. Contactez-le, et remboursez-le autrement ou sur une autre carte.',
  unmatchedRefundDisputedText:
    'De plus, ce paiement est contesté : le client reçoit l’argent de la banque si vous acceptez le litige sur le site de {processor}. Ne remboursez pas le client autrement.',
  unmatchedFraudText:
    'La banque signale que la carte est peut-être volée. Un remboursement immédiat sur le site de {processor} évite un litige et ses frais.',
  unmatchedDisputedText:
    'Le client a demandé à sa banque de récupérer l’argent. Si vous l’avez déjà remboursé, répondez sur le site de {processor} avec le remboursement comme preuve ; sinon, acceptez-y le litige.',
  unmatchedWonText:
    'La banque a tranché en votre faveur : remboursez le paiement, si ce n’est pas déjà fait.',
  unmatchedLostText: 'Le client a reçu l’argent de la banque. Ne remboursez pas le paiement.',
  messageFailed: 'Un message sur les paiements n’a pas pu être traité',
  messagesFailed: '{count} messages sur les paiements n’ont pas pu être traités',
  messagesFailedText:
    'La comparaison quotidienne avec {processor} a laissé de côté ce qui figure ci-dessous. Vérifiez-le sur le site de {processor} ; le journal de la boutique en donne la raison. La comparaison réessaie pendant trois jours.',
  comparisonOverdue: 'Les paiements ne sont pas comparés avec {processor}',
  comparisonOverdueText:
    'La comparaison quotidienne échoue, et la dernière réussie remonte à plus de trois jours. Tant qu’elle ne fonctionne pas, des paiements, des remboursements et des litiges dont les messages ont été perdus peuvent échapper à la boutique. « npm run shop -- check » indique ce qui manque à la clé de la boutique. La boutique réessaie à quelques minutes d’intervalle.',
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
  reason: 'Motif selon {processor}',
  since: 'Depuis',
  problem: 'Problème',
  seeLog: 'voir le journal de la boutique',
  unknown: 'inconnu',
}
