import { brand } from '#app/features/brand/brand.ts'
import type { PageText } from './page-text.ts'

export const text: PageText = {
  lead: `Ces conditions s’appliquent à tout ce que vous achetez et faites sur ${brand.name}. Nous les avons voulues courtes.`,
  sections: [
    {
      title: 'À qui vous avez affaire',
      paragraphs: [
        `${brand.name} est exploité par ${brand.company}, ${brand.city}, Pays-Bas. Écrivez-nous à ${brand.contactAddress}. Si une règle du droit de la consommation de votre pays vous protège mieux que ces conditions, c’est elle qui l’emporte.`,
      ],
    },
    {
      title: 'Votre compte',
      paragraphs: [
        'Il faut un compte pour acheter. Donnez des informations exactes, gardez votre mot de passe pour vous et prévenez-nous si quelqu’un d’autre l’utilise. Vous devez avoir au moins 18 ans ou l’accord d’un parent ou d’un tuteur.',
      ],
    },
    {
      title: 'Prix et Tunes',
      paragraphs: [
        'Tous les prix sont en euros et comprennent la TVA. Les commandes se paient avec votre solde de Tunes ; un Tune vaut toujours un euro. Les Tunes n’expirent pas, n’entraînent pas de frais et ne se cèdent pas. Sur demande, nous remboursons les Tunes achetés et non utilisés.',
      ],
    },
    {
      title: 'Comment le contrat se forme',
      paragraphs: [
        'La page d’un produit est une invitation à commander et non une offre ferme. Votre commande devient ferme lorsque vous cliquez sur le dernier bouton, qui indique l’obligation de paiement ; jusque-là, vous pouvez tout corriger. Le contrat est formé lorsque nous confirmons la commande ; cette confirmation vous est envoyée par e-mail avec toutes les conditions.',
      ],
    },
    {
      title: 'Livraison et licence',
      paragraphs: [
        'Dès la commande, les fichiers sont à télécharger dans votre profil, autant de fois que vous le voulez. Les sons sont concédés sous licence et non vendus : vous pouvez les utiliser dans votre propre musique sans paiement supplémentaire, y compris à des fins commerciales. Vous ne pouvez pas les céder en tant que tels. La licence complète figure sur la page d’information.',
      ],
    },
    {
      title: 'Droit de rétractation',
      paragraphs: [
        `Vous pouvez vous rétracter d’un achat dans les 14 jours sans avoir à donner de motif. La fonction « Renoncer au contrat ici », au bas de chaque page et à côté de chaque commande dans votre profil, vous permet de le faire en deux étapes, avec un accusé de réception immédiat par e-mail ; un message à ${brand.contactAddress} suffit également. Nous remboursons sous 14 jours, par le moyen utilisé pour payer.`,
        'Pour un fichier numérique, ce droit prend fin dès que la livraison a commencé, si vous avez expressément consenti à la livraison immédiate et reconnu perdre ainsi ce droit. Nous vous le demandons au moment de commander et le rappelons dans la confirmation. Les Tunes achetés et non utilisés conservent dans tous les cas leurs 14 jours.',
      ],
    },
    {
      title: 'Si un fichier pose problème',
      paragraphs: [
        'Vous bénéficiez de la garantie légale de conformité des contenus numériques : un fichier défectueux, incomplet ou différent de sa description est réparé ou remplacé gratuitement. À défaut, il vous est remboursé.',
      ],
    },
    {
      title: 'Responsabilité, modifications et droit',
      paragraphs: [
        'Notre responsabilité est illimitée en cas de faute intentionnelle, de faute lourde et d’atteinte à la vie ou à la santé ; elle couvre pour le reste les dommages prévisibles dus au manquement à une obligation essentielle. Les modifications de ces conditions ne touchent jamais une commande déjà passée. Le droit néerlandais s’applique sans vous priver de la protection de votre pays ; vous pouvez saisir le tribunal de votre domicile.',
      ],
    },
  ],
}
