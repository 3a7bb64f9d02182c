import type { ConfirmationMessages } from './confirmation-messages.ts'

export const es: ConfirmationMessages = {
  refundSubject: 'Reembolso del pedido {number}',
  refunded: 'Te hemos reembolsado {amount} del pedido {number}.',
  withdrawalAccepted: 'Hemos aceptado tu desistimiento {reference}.',
  toPaymentMethod:
    'Recibirás {amount} por el mismo medio de pago que usaste. Dependiendo de tu banco, puede tardar hasta diez días.',
  takenAgain:
    'Hemos vuelto a descontar {amount} de tu saldo, porque el pago correspondiente ya se te reembolsó o lo has reclamado a tu banco.',
  downloadsEndedSubject: 'Pedido {number}: descargas ya no disponibles',
  downloadsEnded:
    'Ya te reembolsamos estas descargas del pedido {number}, así que no puedes volver a descargarlas:',
  noDownload: 'Ya no puedes descargar:',
  keep: 'Este correo confirma tu contrato. Consérvalo.',
  pack: '{name} – pack de samples, {count} archivos WAV, también en un solo archivo ZIP',
  packOfOne: '{name} – pack de samples, 1 archivo WAV, también en formato ZIP',
  oneShot: '{name} – one-shot, archivo WAV',
  loop: '{name} – loop, archivo WAV',
  consentTitle: 'Tu consentimiento',
  topUpTitle: 'Lo que has comprado',
  topUpContents:
    '{tunes} que puedes gastar en cualquier producto de la tienda, en todos los países en los que vendemos. 1 Tune vale siempre 1 €.',
  topUpVat: 'La recarga no lleva IVA: ya está incluido en el precio de lo que compras con ella.',
  topUpPaid: 'Pagado: {amount}',
  topUpWithdrawal:
    'Puedes desistir de esta recarga en un plazo de 14 días naturales, hasta el {date}, sin dar motivos. Te reembolsamos por el mismo medio de pago el importe de los Tunes que no hayas gastado.',
  withdrawAction: 'Desistir del contrato aquí: {address}',
  sellerTitle: 'Vendedor',
  company: 'Empresa',
  representative: 'Representación legal',
  address: 'Dirección',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  vatId: 'NIF-IVA',
  conformityTitle: 'Garantía legal de conformidad',
  conformity:
    'La ley garantiza que los contenidos digitales sean conformes con el contrato. Si un archivo es defectuoso, está incompleto o no es como se describe, lo reparamos o sustituimos gratis, rebajamos el precio o te devolvemos el dinero. Los archivos funcionan en cualquier programa que abra archivos WAV.',
  complaintsTitle: 'Preguntas y reclamaciones',
  complaints:
    'Escribe a {email} o llama al {phone}. Respondemos lo antes posible, como muy tarde en 14 días.',
  licenceTitle: 'Tu licencia',
  annex: 'Los siguientes textos se aplican a este contrato. Aquí los tienes completos.',
  version: '{title} (versión {version})',
}
