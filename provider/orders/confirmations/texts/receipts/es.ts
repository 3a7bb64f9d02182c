import type { ReceiptMessages } from './receipt-messages.ts'

export const es: ReceiptMessages = {
  orderSubject: 'Confirmación de tu pedido {number}',
  greeting: 'Hola, {name}:',
  orderThanks:
    'Gracias por tu compra. Te confirmamos el pedido {number}, realizado el {time}. Tus sonidos están listos para descargar.',
  subTotal: 'Subtotal',
  coupon: 'Código de descuento {code}',
  giftCard: 'Tarjeta regalo {code}',
  total: 'Total (IVA incluido)',
  paidTunes: 'Pagado con tu saldo: {tunes} (1 Tune = 1 €)',
  consent:
    'El {time} diste tu consentimiento expreso para que el suministro comenzara de inmediato, antes de que finalizara el plazo de desistimiento, y reconociste que, en consecuencia, perdías tu derecho de desistimiento.',
  downloads: 'Tus descargas: {address}',
  openDownloads: 'Abrir tus descargas',
  licence:
    'Puedes usar los sonidos en tu propia música, también si la publicas y la vendes. No puedes distribuirlos ni venderlos por sí solos. Licencia completa: {address}',
  topUpSubject: 'Hemos recibido tu pago de {amount}',
  topUpThanks: 'El {time} recibimos tu pago de {amount} y añadimos {tunes} a tu saldo.',
  topUpBalance: 'Tu saldo es ahora de {tunes} (1 Tune = 1 €). Los Tunes no caducan.',
  reference: 'Referencia del pago: {reference}',
  cardRefundSubject: 'Reembolso de {amount}',
  cardRefund:
    'Te reembolsamos {amount} por el mismo medio de pago que usaste. Dependiendo de tu banco, puede tardar hasta diez días.',
  cardRefundTaken: 'Hemos descontado {tunes} de tu saldo.',
  paymentPendingSubject: 'Tu pago de {amount} está en camino',
  paymentPending:
    'Tu banco está tramitando tu pago de {amount}. Dependiendo del medio de pago, puede tardar varios días laborables.',
  paymentPendingNext:
    'En cuanto llegue el dinero, añadiremos {tunes} a tu saldo y te avisaremos por correo. Hasta entonces no podemos entregarte nada. No pagues otra vez.',
  paymentFailedSubject: 'Tu pago de {amount} no ha llegado',
  paymentFailed:
    'Tu pago de {amount} no se ha realizado. No hemos recibido el dinero y tu saldo no ha cambiado. Puedes volver a pagar en la tienda cuando quieras, también con otro medio de pago.',
  refundFailedSubject: 'No hemos podido pagar tu reembolso',
  refundFailed:
    'Tu banco no aceptó el reembolso de {amount}, así que el importe vuelve a estar en tu saldo. Nos pondremos en contacto contigo para devolvértelo de otra forma. También puedes responder a este correo.',
  refundReference: 'Referencia: {reference}',
}
