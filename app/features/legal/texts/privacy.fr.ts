import { brand } from '#app/features/brand/brand.ts'
import type { PageText } from './page-text.ts'

export const text: PageText = {
  lead: `Ce que ${brand.name} sait de vous, pourquoi, pendant combien de temps, et quels sont vos droits.`,
  sections: [
    {
      title: 'Qui est responsable',
      paragraphs: [
        `${brand.company}, ${brand.city}, Pays-Bas, décide de l’usage de vos données. Pour toute question, écrivez à ${brand.contactAddress}.`,
      ],
    },
    {
      title: 'Visite sans compte',
      paragraphs: [
        'Vous pouvez regarder, chercher et écouter sans nous dire qui vous êtes. Nos serveurs tiennent pendant 14 jours un journal technique (heure, page, adresse, résultat) pour trouver les pannes et écarter les attaques. C’est notre intérêt légitime.',
      ],
    },
    {
      title: 'Compte, commandes et téléchargements',
      paragraphs: [
        'Pour exécuter le contrat qui nous lie, nous conservons votre nom, votre nom d’utilisateur, votre adresse e-mail, votre mot de passe (uniquement sous forme hachée), ce que vous ajoutez à votre profil, votre panier, vos commandes, votre solde et vos téléchargements. Nous notons aussi quand vous avez accepté la livraison immédiate, ainsi que l’objet et la date de vos rétractations, car la loi nous demande de pouvoir le prouver.',
      ],
    },
    {
      title: 'Paiements',
      paragraphs: [
        'Vous rechargez votre solde sur la page de notre prestataire de paiement. Il reçoit votre adresse e-mail et le montant ; les données de votre carte ne vont qu’à lui. Il nous indique si le paiement a été effectué.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'Nous n’utilisons que les cookies nécessaires à la boutique : un pour votre connexion, un pour savoir si votre session reste ouverte, un pour votre langue, un pour la taille de votre écran, un pour l’apparence claire ou sombre si vous la choisissez (un an) et, pendant une demi-heure, un pour le produit que vous vouliez avant de vous connecter. Ni publicité ni pistage, donc pas de bandeau non plus.',
      ],
    },
    {
      title: 'Qui d’autre voit vos données',
      paragraphs: [
        'Uniquement des entreprises qui travaillent pour nous sous contrat : pour l’hébergement, l’envoi des e-mails et les paiements. Elles se trouvent dans l’Union européenne. Nous ne vendons rien et n’établissons le profil de personne.',
      ],
    },
    {
      title: 'Combien de temps nous les gardons',
      paragraphs: [
        'Votre compte est conservé jusqu’à ce que vous demandiez sa suppression. Le droit fiscal impose de garder les factures sept ans. Les messages que vous nous écrivez sont supprimés deux ans après la dernière réponse.',
      ],
    },
    {
      title: 'Vos droits',
      paragraphs: [
        `Vous pouvez consulter, corriger, supprimer et récupérer vos données, en limiter le traitement et vous y opposer ; écrivez à ${brand.contactAddress} et vous aurez une réponse sous un mois. Vous pouvez aussi saisir une autorité de protection des données : pour nous, l’Autoriteit Persoonsgegevens, ou celle de votre lieu de résidence.`,
      ],
    },
  ],
}
