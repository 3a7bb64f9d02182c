import type { ConditionMessages } from './condition-messages.ts'

export const fr: ConditionMessages = {
  paymentOpening: 'Les clients ne peuvent pas payer',
  paymentOpeningText:
    '{processor} refuse d’ouvrir les paiements : personne ne peut recharger son solde, et la boutique n’encaisse rien tant que ce n’est pas réglé. La réponse de {processor} figure ci-dessous. Une fois le problème réglé, « npm run shop -- check » vérifie auprès de {processor} que tout fonctionne.',
  paymentUnanswered: '{processor} ne répond pas',
  paymentUnansweredText:
    'La boutique ne peut pas ouvrir de paiement, car {processor} est injoignable ou signale une erreur. Elle réessaie chaque fois qu’un client veut payer. {processor} annonce ses pannes sur {statusPage}.',
  paymentAccess: '{processor} refuse la clé de la boutique',
  paymentAccessText:
    'La clé {keySetting} n’a pas toutes les autorisations nécessaires, ou n’est plus valable. Ce qui en dépend reste en suspens jusqu’à ce que vous la changiez : les remboursements ou la comparaison des paiements. « npm run shop -- check » indique ce qui manque.',
  webhooks: 'Les messages de {processor} n’arrivent pas',
  webhooksText:
    'Les {count} derniers paiements n’ont été crédités que parce que la boutique a interrogé {processor}. Sans ces messages, elle apprend les remboursements et les litiges avec jusqu’à un jour de retard. Dans le Dashboard de {processor}, vérifiez le point de terminaison {endpoint} : il doit être actif, et {webhookSetting} doit être sa clé secrète de signature.',
  orderMailRefused: 'La confirmation de la commande n° {order} a été refusée',
  orderMailRefusedText:
    'Le serveur de messagerie du client n’accepte pas l’e-mail, et la loi exige que le client le reçoive. Trouvez une adresse valable et renvoyez l’e-mail avec la ligne de commande ci-dessous.',
  mailRefused: 'Un e-mail à un client a été refusé',
  mailRefusedText:
    'Le serveur de messagerie d’un client n’accepte pas l’e-mail. La ligne de commande ci-dessous montre, avec les adresses, ce qui a été refusé. Si vous trouvez une adresse valable, « {send} » y envoie l’e-mail.',
  ownerMailRefused: 'Votre messagerie refuse les e-mails de la boutique',
  ownerMailRefusedText:
    'Le serveur de messagerie de votre propre adresse n’accepte pas ce que la boutique vous signale, comme les litiges et les rétractations. Vérifiez votre boîte de réception ou indiquez une autre adresse dans OWNER_MAIL.',
  mailServer: 'Les e-mails ne partent pas',
  mailServerText:
    'Votre serveur de messagerie est injoignable, ou il refuse l’authentification ou l’expéditeur. Aucun e-mail n’est perdu, mais tous attendent, y compris les confirmations et les liens de réinitialisation du mot de passe. « npm run shop -- check » interroge de nouveau le serveur.',
  disk: 'Le disque est presque plein',
  diskText:
    'Il reste {free} sur le disque des données de la boutique. Quand il sera plein, la boutique n’acceptera plus ni commandes ni paiements. Supprimez ce qui ne sert plus, comme d’anciennes sauvegardes, ou prenez un disque plus grand.',
  diskFull: 'Le disque est plein',
  diskFullText:
    'La boutique ne peut plus rien enregistrer ; elle n’accepte donc ni commandes ni paiements. Supprimez ce qui ne sert plus, comme d’anciennes sauvegardes, ou prenez un disque plus grand.',
  backup: 'La boutique n’a pas de sauvegarde récente',
  backupText:
    'Si le disque tombe en panne, toutes les ventes depuis la dernière sauvegarde seront perdues. Cherchez pourquoi la commande « npm run shop -- backup » ne s’exécute pas chaque nuit, et lancez-la maintenant.',
  testSubject: 'Test des alertes',
  testText: 'Ceci est un test. Ce que votre boutique a à vous signaler arrive ici.',
  stillSubject: 'Toujours en cours : {subject}',
  resolvedSubject: 'Résolu : {subject}',
  resolvedText: 'Le problème est résolu depuis le {time}.',
  never: 'jamais',
  since: 'Depuis',
  lastSeen: 'Dernière occurrence',
  sightings: 'Occurrences',
  answer: 'Réponse',
  call: 'Appel',
  recipient: 'À',
  command: 'Ligne de commande',
  folder: 'Dossier',
  lastBackup: 'Dernière sauvegarde',
}
