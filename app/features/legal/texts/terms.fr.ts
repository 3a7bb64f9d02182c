import { brand } from '#app/features/brand/brand.ts'
import type { PageText } from './page-text.ts'

export const text: PageText = {
  lead: `Ces conditions s’appliquent à tout ce que vous achetez et faites sur ${brand.name}. Nous les avons voulues brèves.`,
  sections: [
    {
      title: 'Qui nous sommes',
      paragraphs: [
        `${brand.name} est exploité par ${brand.company}, ${brand.city}, Pays-Bas. Vous pouvez nous écrire à ${brand.contactAddress}. Si le droit de la consommation de votre pays vous protège mieux que ces conditions, c’est lui qui s’applique.`,
      ],
    },
    {
      title: 'Votre compte',
      paragraphs: [
        'Un compte est nécessaire pour acheter. Donnez des informations exactes, gardez votre mot de passe pour vous et prévenez-nous si quelqu’un d’autre l’utilise. Vous devez avoir au moins 18 ans ou l’accord d’un parent ou d’un tuteur.',
      ],
    },
    {
      title: 'Prix et Tunes',
      paragraphs: [
        'Tous les prix sont en euros, TVA comprise. Les commandes se paient avec votre solde de Tunes ; un Tune vaut toujours un euro. Les Tunes n’expirent pas, n’entraînent pas de frais et ne peuvent pas être cédés. Sur demande, nous remboursons les Tunes achetés et non dépensés.',
      ],
    },
    {
      title: 'Conclusion du contrat',
      paragraphs: [
        'La page d’un produit est une invitation à commander et non une offre ferme. Votre commande devient ferme lorsque vous cliquez sur le dernier bouton, qui indique l’obligation de paiement ; jusque-là, vous pouvez tout modifier. Le contrat est conclu lorsque nous confirmons la commande ; nous vous envoyons cette confirmation par e-mail.',
      ],
    },
    {
      title: 'Livraison et licence',
      paragraphs: [
        'Dès la commande passée, vous pouvez télécharger les fichiers depuis votre profil, aussi souvent que vous le voulez. Les sons sont concédés sous licence et non vendus : vous pouvez les utiliser dans votre propre musique sans paiement supplémentaire, y compris à des fins commerciales. Vous ne pouvez pas les céder en tant que tels. La [licence complète](licence) figure sur la page d’information.',
      ],
    },
    {
      title: 'Droit de rétractation',
      paragraphs: [
        `Vous pouvez vous rétracter d’un achat dans les 14 jours sans donner de motif. La fonction « [Renoncer au contrat ici](withdrawal) », au bas de chaque page et à côté de chaque commande dans votre profil, vous permet de le faire en deux étapes ; nous en accusons aussitôt réception par e-mail. Un message à ${brand.contactAddress} suffit également. Nous vous remboursons sous 14 jours sur le moyen de paiement d’origine.`,
        'Pour un fichier numérique, ce droit prend fin dès le début de la livraison si vous avez expressément consenti à la livraison immédiate et reconnu perdre ainsi ce droit. Nous vous le demandons au moment de commander et le rappelons dans la confirmation. Pour les Tunes achetés et non dépensés, vous gardez dans tous les cas un délai de 14 jours à compter de la recharge.',
      ],
    },
    {
      title: 'Fichiers défectueux',
      paragraphs: [
        'Vous bénéficiez de la garantie légale de conformité des contenus numériques : nous réparons ou remplaçons gratuitement tout fichier défectueux, incomplet ou différent de sa description. Si ce n’est pas possible, nous vous remboursons.',
      ],
    },
    {
      title: 'Responsabilité, modifications et droit applicable',
      paragraphs: [
        'Notre responsabilité est illimitée en cas de faute intentionnelle, de faute lourde et d’atteinte à la vie ou à la santé ; pour le reste, elle se limite aux dommages prévisibles dus au manquement à une obligation essentielle. Les modifications de ces conditions n’affectent jamais une commande déjà passée. Le droit néerlandais s’applique, sans vous priver de la protection que vous accorde le droit de votre pays de résidence ; vous pouvez saisir le tribunal de votre domicile.',
      ],
    },
  ],
}
