import { brand } from '#app/features/brand/brand.ts'
import type { InfoText } from './page-text.ts'

export const text: InfoText = {
  about: {
    lead: `${brand.name} vend des sons à celles et ceux qui font de la musique : des packs et des sons à l’unité.`,
    sections: [
      {
        title: 'Ce que vous trouvez ici',
        paragraphs: [
          'De petits catalogues signés par quelques artistes, chacun avec sa patte. Chaque son s’écoute en entier avant l’achat, et sa tonalité, son tempo et sa durée sont indiqués à côté.',
        ],
      },
      {
        title: 'Pourquoi une boutique et pas un abonnement',
        paragraphs: [
          'Vous payez une fois ce que vous utilisez, et cela reste à vous. Les prix sont en euros, un Tune vaut un euro, rien n’expire.',
        ],
      },
      {
        title: 'Qui est derrière',
        paragraphs: [
          `${brand.company}, ${brand.city}. Écrivez à ${brand.contactAddress} : c’est une personne qui répond.`,
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
          'Du WAV à 44,1 kHz et 24 bits, prêt pour tout logiciel de musique. Un pack est livré en un seul fichier ZIP.',
        ],
      },
      {
        title: 'Qu’est-ce qu’un Tune ?',
        paragraphs: [
          'L’unité de votre solde. Un Tune vaut un euro, aujourd’hui comme demain ; les Tunes n’expirent pas.',
        ],
      },
      {
        title: 'Puis-je télécharger à nouveau ?',
        paragraphs: ['Oui, à tout moment, dans l’onglet du solde de votre profil.'],
      },
      {
        title: 'Quelle différence entre un pack et un one-shot ?',
        paragraphs: [
          'Un one-shot est un son isolé, comme une grosse caisse ou un accord. Un pack contient de nombreux sons, dont des boucles vendues uniquement avec lui. Si vous possédez un pack, vous possédez ses one-shots.',
        ],
      },
      {
        title: 'Puis-je me rétracter ?',
        paragraphs: [
          'Oui, dans les 14 jours, tant que la livraison n’a pas commencé. Si vous acceptez la livraison immédiate en commandant, vous perdez ce droit dès qu’elle commence. Un fichier défectueux est toujours remplacé.',
        ],
      },
      {
        title: 'J’ai payé, mais mon solde n’a pas changé.',
        paragraphs: [
          'Cela peut prendre une minute. Si rien ne s’est passé au bout d’une heure, écrivez-nous en indiquant l’heure et le montant.',
        ],
      },
    ],
  },
  licence: {
    lead: 'Une seule licence pour toute la boutique.',
    sections: [
      {
        title: 'Vous pouvez',
        paragraphs: [
          'Utiliser les sons dans votre musique, dans des films, des jeux, des podcasts et des spectacles, même à des fins commerciales, sans paiement supplémentaire, sans limite de durée et partout dans le monde. Les modifier, les couper, les étirer et les superposer à votre guise.',
        ],
      },
      {
        title: 'Vous ne pouvez pas',
        paragraphs: [
          'Céder les sons en tant que tels, seuls ou à peine modifiés, que ce soit en les vendant, en les donnant ou en les plaçant dans une banque de sons ou un instrument. Ni les déclarer comme vos propres enregistrements dans un système d’identification de contenus.',
        ],
      },
      {
        title: 'Travailler à plusieurs',
        paragraphs: [
          'Les personnes qui travaillent avec vous sur une production peuvent y utiliser les sons. Pour leur propre musique, il leur faut leur propre licence.',
        ],
      },
      {
        title: 'Mention des artistes',
        paragraphs: ['Elle n’est pas obligatoire, mais elle leur fait plaisir.'],
      },
      {
        title: 'Ce que la licence n’est pas',
        paragraphs: [
          'Elle n’est pas exclusive : d’autres ont pu acheter le même son. Elle est liée au compte qui a servi à l’achat et ne se cède pas.',
        ],
      },
    ],
  },
  user: {
    lead: `Ce que ${brand.name} sait de vous, et où le modifier.`,
    sections: [
      {
        title: 'Nom et adresse e-mail',
        paragraphs: [
          'Vos prénom et nom, votre nom d’utilisateur, votre adresse e-mail et, si vous l’avez indiqué, votre numéro de téléphone. Vous les modifiez dans votre profil, sous « Paramètres ».',
        ],
      },
      {
        title: 'Ce que vous dites de vous',
        paragraphs: [
          'Le lieu, la description et l’image sont facultatifs. Vous les modifiez ou les effacez au même endroit.',
        ],
      },
      {
        title: 'Mot de passe',
        paragraphs: [
          'Nous n’en conservons qu’une empreinte, afin que personne ne puisse le lire, pas même nous. Vous le modifiez dans votre profil, sous « Paramètres » ; si vous l’avez oublié, vous en choisissez un nouveau depuis la page de connexion. Tous les autres appareils sont alors déconnectés.',
        ],
      },
      {
        title: 'Panier, commandes et solde',
        paragraphs: [
          'Ce que contient votre panier, ce que vous avez acheté, quand et à quel prix, votre solde et vos téléchargements. Tout se trouve dans votre profil, sous « Solde ». Les commandes terminées restent telles quelles.',
        ],
      },
      {
        title: 'Langue et écran',
        paragraphs: [
          'Des cookies retiennent la langue de votre dernière page et la taille de votre écran. Ils changent quand vous choisissez une autre langue au bas d’une page ou consultez la boutique sur un autre écran.',
        ],
      },
      {
        title: 'Tout le reste',
        paragraphs: [
          `Vous souhaitez tout consulter ou faire supprimer votre compte ? Écrivez à ${brand.contactAddress}. Combien de temps nous conservons quoi, et pourquoi, est expliqué dans la politique de confidentialité.`,
        ],
      },
    ],
  },
}
