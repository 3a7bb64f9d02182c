import type { AccountMessages } from './account-messages.ts'

export const fr: AccountMessages = {
  greeting: 'Bonjour {name},',
  verifySubject: 'Confirmez votre adresse e-mail {shop}',
  verify:
    'Votre compte {shop} est créé. Confirmez que cette adresse e-mail est bien la vôtre, pour recevoir vos reçus et vos téléchargements :',
  verifyButton: 'Confirmer l’adresse e-mail',
  verifyValidity:
    'Le lien est valable jusqu’au {time}. En attendant, vous pouvez continuer vos achats.',
  verifyNotYou: 'Si vous n’avez pas créé de compte, ignorez cet e-mail.',
  changeSubject: 'Confirmez votre nouvelle adresse e-mail {shop}',
  change:
    'Vous souhaitez utiliser cette adresse e-mail pour votre compte {shop}. Le changement prend effet dès que vous le confirmez :',
  changeValidity:
    'Le lien est valable jusqu’au {time}. Tant que vous n’avez pas confirmé, votre ancienne adresse reste valable.',
  changeNotYou: 'Si cela ne vous dit rien, ignorez cet e-mail : rien ne changera.',
  inUseSubject: 'Vous avez déjà un compte {shop}',
  inUse:
    'Quelqu’un a voulu utiliser cette adresse e-mail pour un autre compte {shop}. C’est impossible, car elle est déjà celle de votre compte. Rien n’a changé.',
  inUseHint:
    'Si c’était vous, connectez-vous avec cette adresse. Si vous avez oublié votre mot de passe, choisissez-en un nouveau :',
  choosePassword: 'Choisir un nouveau mot de passe',
  requestedSubject: 'Nouvelle adresse e-mail {shop} demandée',
  requested:
    'Le {time}, une nouvelle adresse e-mail a été demandée pour votre compte {shop} : {email}. Elle prendra effet dès que le lien que nous y avons envoyé aura été ouvert.',
  changedSubject: 'Votre adresse e-mail {shop} a été modifiée',
  changed:
    'Le {time}, l’adresse e-mail de votre compte {shop} est devenue {email}. Désormais, nous vous écrirons à cette adresse.',
  changedNotYou: 'Si ce n’était pas vous, contactez-nous sans attendre :',
  contact: 'Nous contacter',
  passwordSubject: 'Votre mot de passe {shop} a été modifié',
  password:
    'Le {time}, le mot de passe de votre compte {shop} a été modifié. Tous les autres navigateurs ont été déconnectés.',
  passkeyAddedSubject: 'Nouvelle clé d’accès {shop}',
  passkeyAdded:
    'Le {time}, la clé d’accès « {passkey} » a été ajoutée à votre compte {shop}. Elle permet désormais de se connecter sans mot de passe.',
  passkeyRemovedSubject: 'Clé d’accès {shop} supprimée',
  passkeyRemoved:
    'Le {time}, la clé d’accès « {passkey} » a été supprimée de votre compte {shop}. Personne ne peut plus se connecter avec.',
  notYou:
    'Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe : tous les navigateurs seront déconnectés et les modifications non confirmées seront annulées :',
}
