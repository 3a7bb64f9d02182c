import type { ReceiptMessages } from './receipt-messages.ts'

export const es: ReceiptMessages = {
  orderSubject: 'Tu pedido {number}',
  greeting: 'Hola, {name}:',
  orderThanks:
    'Gracias por tu pedido {number} del {time}. Tus sonidos están listos para descargar.',
  subTotal: 'Subtotal',
  coupon: 'Código de descuento {code}',
  giftCard: 'Tarjeta regalo {code}',
  total: 'Total, IVA incluido',
  paidTunes: 'Pagado con tu saldo: {tunes} (1 Tune = 1 euro)',
  consent:
    'El {time} diste tu consentimiento expreso para que la entrega comenzara de inmediato, antes de que terminara el plazo de desistimiento, y reconociste que, en consecuencia, pierdes tu derecho de desistimiento.',
  downloads: 'Tus descargas: {address}',
  licence:
    'Puedes usar los sonidos en tu propia música, también publicada y vendida. No puedes cederlos ni venderlos como tales. La licencia: {address}',
  closing: 'Overtone',
  topUpSubject: 'Hemos recibido tu pago de {amount}',
  topUpThanks: 'Hemos recibido tu pago de {amount} el {time} y hemos añadido {tunes} a tu saldo.',
  topUpBalance: 'Tu saldo es ahora de {tunes} (1 Tune = 1 euro). Los Tunes no caducan.',
  reference: 'Referencia del pago: {reference}',
}
