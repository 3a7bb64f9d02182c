import { brand } from '#app/features/brand/brand.ts'
import type { InfoText } from './page-text.ts'

export const text: InfoText = {
  about: {
    lead: `${brand.name} vend des sons à celles et ceux qui font de la musique : des packs de samples et des one-shots.`,
    sections: [
      {
        title: 'Ce que vous trouverez ici',
        paragraphs: [
          'De petits catalogues signés par une poignée d’artistes, chacun avec son style. Écoutez chaque son en entier avant de l’acheter, avec sa tonalité, son tempo et sa durée sous les yeux.',
        ],
      },
      {
        title: 'Pourquoi une boutique plutôt qu’un abonnement',
        paragraphs: [
          'Vous payez une seule fois ce que vous utilisez, et cela reste à vous. Les prix sont en euros, un Tune vaut un euro et rien n’expire.',
        ],
      },
      {
        title: `Qui est derrière ${brand.name}`,
        paragraphs: [
          `${brand.company}, à ${brand.city}. Écrivez à ${brand.contactAddress} : une vraie personne vous répondra.`,
        ],
      },
    ],
  },
  faq: {
    lead: 'Des réponses courtes aux questions les plus fréquentes.',
    sections: [
      {
        title: 'Quel format vais-je recevoir ?',
        paragraphs: [
          'Du WAV à 44,1 kHz et 24 bits, prêt pour tous les logiciels de musique. Un pack est livré en un seul fichier ZIP.',
        ],
      },
      {
        title: 'Qu’est-ce qu’un Tune ?',
        paragraphs: [
          'L’unité de votre solde. Un Tune vaut toujours un euro, et les Tunes n’expirent pas.',
        ],
      },
      {
        title: 'Puis-je télécharger à nouveau mes achats ?',
        paragraphs: ['Oui, à tout moment, dans l’onglet « Solde » de votre profil.'],
      },
      {
        title: 'Quelle différence entre un pack et un one-shot ?',
        paragraphs: [
          'Un one-shot est un son isolé, comme un kick ou un accord. Un pack contient de nombreux sons, dont des boucles qui ne sont pas vendues séparément. Si vous achetez un pack, ses one-shots sont compris.',
        ],
      },
      {
        title: 'Puis-je me rétracter d’un achat ?',
        paragraphs: [
          'Non, pas après la livraison : chaque téléchargement est livré immédiatement et, en commandant, vous acceptez de perdre ainsi votre droit de rétractation. Les Tunes achetés et non dépensés sont remboursables pendant 14 jours, et un fichier défectueux est toujours remplacé ou remboursé.',
        ],
      },
      {
        title: 'J’ai payé, mais mon solde n’a pas changé. Que faire ?',
        paragraphs: [
          'Cela peut prendre une minute. Si rien n’a changé au bout d’une heure, écrivez-nous en indiquant l’heure et le montant du paiement.',
        ],
      },
    ],
  },
  licence: {
    lead: 'Une seule licence pour tous les sons de la boutique.',
    sections: [
      {
        title: 'Vous pouvez',
        paragraphs: [
          'Utiliser les sons dans votre propre musique, dans des films, des jeux, des podcasts et des spectacles, y compris à des fins commerciales, sans paiement supplémentaire, sans limite de durée et partout dans le monde. Les modifier, les découper, les étirer et les superposer à votre guise.',
        ],
      },
      {
        title: 'Vous ne pouvez pas',
        paragraphs: [
          'Céder les sons en tant que tels ou à peine modifiés, que ce soit en les vendant, en les donnant ou en les intégrant à une banque de sons ou à un instrument virtuel. Ni les déclarer comme vos propres enregistrements dans un système d’identification de contenus.',
        ],
      },
      {
        title: 'Travailler à plusieurs',
        paragraphs: [
          'Les personnes qui travaillent avec vous peuvent utiliser les sons dans votre production commune. Pour leur propre musique, il leur faut leur propre licence.',
        ],
      },
      {
        title: 'Mention des artistes',
        paragraphs: ['Elle n’est pas obligatoire, mais elle fait toujours plaisir.'],
      },
      {
        title: 'Limites de la licence',
        paragraphs: [
          'Elle n’est pas exclusive : d’autres personnes ont pu acheter le même son. Elle est liée au compte qui a servi à l’achat et ne peut pas être cédée.',
        ],
      },
    ],
  },
  user: {
    lead: 'Les données que nous conservons sur vous et où vous pouvez les modifier.',
    sections: [
      {
        title: 'Nom et adresse e-mail',
        paragraphs: [
          'Vos prénom et nom, votre nom d’utilisateur, votre adresse e-mail et, si vous l’avez indiqué, votre numéro de téléphone. Vous pouvez les modifier dans votre profil, sous « Paramètres ».',
        ],
      },
      {
        title: 'Ce que vous dites de vous',
        paragraphs: [
          'La ville, le texte « À propos de vous » et la photo de profil sont facultatifs. Vous pouvez les modifier au même endroit, et effacer la ville et le texte.',
        ],
      },
      {
        title: 'Mot de passe',
        paragraphs: [
          'Nous n’en conservons qu’une empreinte : personne ne peut le lire, pas même nous. Vous pouvez le modifier dans votre profil, sous « Paramètres » ; si vous l’avez oublié, choisissez-en un nouveau depuis la page de connexion. Tous vos autres appareils sont alors déconnectés.',
        ],
      },
      {
        title: 'Panier, commandes et solde',
        paragraphs: [
          'Le contenu de votre panier, ce que vous avez acheté, quand et à quel prix, votre solde et vos téléchargements. Vous trouverez vos achats et votre solde dans votre profil, sous « Solde ». Une commande terminée ne peut plus être modifiée.',
        ],
      },
      {
        title: 'Langue et écran',
        paragraphs: [
          'Des cookies mémorisent votre langue, le thème choisi et la taille de votre écran. Ils sont mis à jour lorsque vous changez de langue ou de thème au bas d’une page ou utilisez un autre écran.',
        ],
      },
      {
        title: 'Tout le reste',
        paragraphs: [
          `Pour obtenir une copie de vos données ou faire supprimer votre compte, écrivez à ${brand.contactAddress}. La [politique de confidentialité](privacy) explique ce que nous conservons, pourquoi et combien de temps.`,
        ],
      },
    ],
  },
}
