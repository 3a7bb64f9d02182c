import type { WithdrawalMessages } from './withdrawal-messages.ts'

export const es: WithdrawalMessages = {
  subject: 'Hemos recibido tu desistimiento',
  greeting: 'Hola, {name}:',
  received: 'El {time} recibimos tu desistimiento. Esto es lo que nos enviaste:',
  name: 'Nombre y apellidos',
  email: 'Correo electrónico',
  contract: 'Contrato',
  contractNotQuoted:
    'el que indicaste en nuestro sitio web (solo repetimos el texto si la dirección de correo tiene una cuenta)',
  orderNumbers: 'Números de pedido',
  topUp: 'Recarga de {amount} del {date}',
  refund:
    'Te devolveremos {amount} por el mismo medio de pago que usaste, en un plazo máximo de 14 días. Hemos descontado {tunes} de tu saldo.',
  request:
    'Lo revisaremos y te responderemos en un plazo de 14 días. Si al comprar aceptaste el suministro inmediato, el derecho de desistimiento puede haberse extinguido para esas descargas; te lo diremos en cualquier caso.',
  refundFailedSubject: 'No hemos podido pagar tu reembolso',
  refundFailed:
    'Tu banco no aceptó el reembolso de {amount}, así que el importe vuelve a estar en tu saldo. Nos pondremos en contacto contigo para devolvértelo de otra forma. También puedes responder a este correo.',
  reference: 'Referencia: {reference}',
}
