import { brand } from '#app/features/brand/brand.ts'
import type { PageText } from './page-text.ts'

export const text: PageText = {
  lead: `Quelles données ${brand.name} recueille, pourquoi, combien de temps nous les conservons et quels sont vos droits.`,
  sections: [
    {
      title: 'Responsable du traitement',
      paragraphs: [
        `${brand.company}, ${brand.city}, Pays-Bas, est responsable du traitement de vos données. Pour toute question à ce sujet, écrivez à ${brand.contactAddress}.`,
      ],
    },
    {
      title: 'Visite sans compte',
      paragraphs: [
        'Vous pouvez parcourir le catalogue, chercher et écouter sans nous dire qui vous êtes. Pour détecter les pannes et prévenir les attaques, nos serveurs tiennent un journal technique des erreurs (heure, page, résultat) et comptent pendant une durée limitée les tentatives de connexion et les formulaires envoyés par adresse IP. Ils consignent aussi les connexions, les changements de mot de passe et d’adresse e-mail et les requêtes refusées, avec l’heure, le compte et l’adresse IP. La base juridique est notre intérêt légitime.',
      ],
    },
    {
      title: 'Compte, commandes et messages',
      paragraphs: [
        'Pour exécuter le contrat qui nous lie, nous conservons votre nom, votre nom d’utilisateur, votre adresse e-mail, votre mot de passe (uniquement sous forme hachée), la partie publique de vos clés d’accès, le navigateur et l’heure de vos connexions en cours, ce que vous ajoutez à votre profil, votre panier, vos commandes, votre solde et vos téléchargements. Nous conservons aussi la date à laquelle vous avez accepté la livraison immédiate, ainsi que l’objet et la date de vos rétractations, car la loi exige que nous puissions en apporter la preuve.',
        'Nous conservons également vos messages et les e-mails que nous vous envoyons, afin de pouvoir vous répondre et prouver ce que nous vous avons confirmé.',
      ],
    },
    {
      title: 'Paiements',
      paragraphs: [
        'Vous rechargez votre solde sur la page de notre prestataire de paiement. Il reçoit votre adresse e-mail et le montant ; lui seul voit les données de votre carte. Il nous indique si le paiement a abouti.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'Nous n’utilisons que nos propres cookies. Il n’y a ni publicité ni pistage, donc pas non plus de bandeau de consentement.',
      ],
      items: [
        'Votre session : « __Host-token », jusqu’à la fermeture du navigateur, ou 30 jours si vous avez coché « Rester connecté »',
        'Ce choix : « __Host-token_remembered », 30 jours',
        'Votre langue : « i18n_redirected », un an',
        'La taille de votre écran : « viewport », un an',
        'Le thème clair ou sombre, si vous en choisissez un : « theme », un an',
        'L’article que vous vouliez ajouter au panier avant de vous connecter : « __Host-pending_item », 30 minutes',
        'Le volume et vos préférences d’écoute : « playback », dans le stockage de votre navigateur, jusqu’à ce que vous l’effaciez',
      ],
    },
    {
      title: 'Qui a accès à vos données',
      paragraphs: [
        'Uniquement des entreprises qui travaillent pour nous sous contrat, pour l’hébergement, l’envoi des e-mails et les paiements. Elles se trouvent dans l’Union européenne. Nous ne vendons pas vos données et n’établissons aucun profil.',
      ],
    },
    {
      title: 'Durée de conservation',
      paragraphs: [
        'Votre compte et vos messages sont conservés jusqu’à ce que vous demandiez leur suppression. Le droit fiscal nous impose de conserver les données des commandes et des paiements pendant sept ans.',
      ],
    },
    {
      title: 'Vos droits',
      paragraphs: [
        `Vous avez le droit d’accéder à vos données, de les faire rectifier ou effacer, de les récupérer, d’en limiter le traitement et de vous y opposer. Écrivez à ${brand.contactAddress} : vous aurez une réponse sous un mois. Vous pouvez aussi saisir une autorité de protection des données : l’Autoriteit Persoonsgegevens, dont nous relevons, ou celle de votre lieu de résidence.`,
      ],
    },
  ],
}
