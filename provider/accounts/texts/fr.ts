import type { AccountMessages } from './account-messages.ts'

export const fr: AccountMessages = {
  greeting: 'Bonjour {name},',
  verifySubject: 'Confirmez votre adresse e-mail pour {shop}',
  verify:
    'Votre compte {shop} est créé. Confirmez que cette adresse e-mail est bien la vôtre, afin que vos reçus et vos liens de téléchargement vous parviennent :',
  verifyButton: 'Confirmer l’adresse e-mail',
  verifyValidity:
    'Le lien est valable jusqu’au {time}. En attendant, vous pouvez continuer vos achats.',
  verifyNotYou: 'Si vous n’avez pas créé de compte, ignorez cet e-mail.',
  changeSubject: 'Confirmez votre nouvelle adresse e-mail pour {shop}',
  change:
    'Vous avez demandé à utiliser cette adresse e-mail pour votre compte {shop}. Le changement prendra effet dès que vous l’aurez confirmé :',
  changeValidity:
    'Le lien est valable jusqu’au {time}. Tant que vous n’avez pas confirmé, nous gardons votre ancienne adresse.',
  changeNotYou:
    'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : rien ne changera.',
  inUseSubject: 'Vous avez déjà un compte {shop}',
  inUse:
    'Quelqu’un a voulu utiliser cette adresse e-mail pour un autre compte {shop}. C’est impossible, car elle est déjà celle de votre compte. Rien n’a changé.',
  inUseHint:
    'Si c’était vous, connectez-vous avec cette adresse. Si vous avez oublié votre mot de passe, choisissez-en un nouveau :',
  choosePassword: 'Choisir un nouveau mot de passe',
  requestedSubject: 'Changement d’adresse e-mail demandé pour {shop}',
  requested:
    'Le {time}, une nouvelle adresse e-mail a été demandée pour votre compte {shop} : {email}. Le changement prendra effet dès que le lien envoyé à cette adresse aura été ouvert.',
  changedSubject: 'L’adresse e-mail de votre compte {shop} a été modifiée',
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
    'Le {time}, la clé d’accès « {passkey} » a été supprimée de votre compte {shop}. Elle ne permet plus de se connecter.',
  notYou:
    'Si ce n’était pas vous, choisissez sans attendre un nouveau mot de passe. Cela déconnecte tous les navigateurs et annule les modifications non confirmées :',
}
