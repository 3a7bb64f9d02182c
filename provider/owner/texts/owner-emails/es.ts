import type { OwnerEmailMessages } from './owner-email-messages.ts'

export const es: OwnerEmailMessages = {
  reference: 'Referencia',
  received: 'Recibido',
  name: 'Nombre y apellidos',
  email: 'Correo electrónico',
  subject: 'Asunto',
  contract: 'Contrato',
  withdrawal: 'Desistimiento de un contrato ({reference})',
  orderOfCustomer: 'Pedido {number} de este cliente',
  orderWithConsent: '{time}, {amount}, con consentimiento para el suministro inmediato ({consent})',
  orderWithoutConsent: '{time}, {amount}, sin consentimiento para el suministro inmediato',
  confirmed: 'Se ha enviado un acuse de recibo al cliente.',
  notConfirmed:
    'No se ha enviado ningún acuse de recibo, porque esta dirección ha recibido demasiados en una hora.',
  replyInTime:
    'Responde en un plazo de 14 días. Si respondes a este correo, tu respuesta llega al cliente.',
  acceptWithdrawal:
    'Para aceptar el desistimiento, usa este comando. Las descargas dejan de estar disponibles y el dinero se devuelve por la misma vía; el desistimiento sigue abierto hasta que el dinero llegue. Si añades un número de pedido al final, solo se reembolsa ese pedido; con --lines 1,3, solo esas líneas:',
  closeWithdrawal: 'Para cerrar el desistimiento si lo rechazas o lo resuelves de otra forma:',
  openWithdrawal: 'Hasta entonces sigue en la lista de «npm run shop -- withdrawals».',
  numberOfOrder: 'PEDIDO',
  whyClosed: 'motivo',
  manyWithdrawals: 'Muchos desistimientos de contratos',
  manyWithdrawalsText:
    'En una hora han llegado más desistimientos de lo normal. Durante una hora como máximo, no recibirás un correo por cada uno a partir de {reference}.',
  manyWithdrawalsStored:
    'Todos están guardados y cualquiera puede ser auténtico: contéstalos en un plazo de 14 días. El comando «npm run shop -- withdrawals» los muestra.',
  message: 'Mensaje del formulario de contacto ({reference})',
  replyToMessage: 'Responde a este correo o escribe a la dirección de arriba. El mensaje:',
  manyMessages: 'Muchos mensajes del formulario de contacto',
  manyMessagesText:
    'En una hora han llegado por el formulario de contacto más mensajes de lo normal. Durante una hora como máximo, no recibirás un correo por cada uno a partir de {reference}.',
  manyMessagesStored: 'Todos están guardados. El comando «npm run shop -- messages» los muestra.',
  test: 'Correo de prueba de {shop}',
  testText: 'Esto es una prueba. Tu tienda puede enviar correos.',
  testLook:
    'Así reciben los clientes las confirmaciones de sus pedidos y los enlaces para restablecer la contraseña.',
  thresholdNear: 'Las ventas a otros países de la UE superan el 80 % de {threshold}',
  thresholdNearText:
    'Por encima de {threshold} al año, hay que pagar el IVA del país de cada cliente. Date de alta a tiempo en la ventanilla única, pon tax.mode en oss y reinicia la tienda. Pregunta a tu asesoría fiscal.',
  thresholdCrossed: 'Las ventas a otros países de la UE superan {threshold}',
  thresholdCrossedText:
    'A partir de este pedido hay que pagar el IVA del país de cada cliente: date de alta en la ventanilla única, pon tax.mode en oss y reinicia la tienda.',
  statesNoVat:
    'Hasta entonces, esta factura y las siguientes no indican IVA. Declara de todos modos el IVA de los países de los clientes.',
  statesOwnVat:
    'Hasta entonces, esta factura y las siguientes indican el IVA de tu país ({country}). Declara de todos modos el IVA de los países de los clientes.',
  taxAdviser:
    'Pregunta a tu asesoría fiscal, también por el régimen especial de las pequeñas empresas en otros países.',
  netSales: 'Ventas netas en {year}',
  order: 'Pedido',
  invoice: 'Factura',
}
