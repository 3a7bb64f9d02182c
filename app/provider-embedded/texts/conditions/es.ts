import type { ConditionMessages } from './condition-messages.ts'

export const es: ConditionMessages = {
  paymentOpening: 'Los clientes no pueden pagar',
  paymentOpeningText:
    'Stripe se niega a abrir pagos, así que nadie puede recargar su saldo: la tienda no cobra nada hasta que se arregle. Abajo está lo que dice Stripe. Después, «npm run shop -- check» le pregunta a Stripe si ya funciona.',
  paymentUnanswered: 'Stripe no responde',
  paymentUnansweredText:
    'La tienda no puede abrir pagos, porque Stripe no está accesible o indica un error. Lo vuelve a intentar con cada cliente. Stripe informa de sus averías en https://status.stripe.com.',
  paymentAccess: 'Stripe rechaza la API key de la tienda',
  paymentAccessText:
    'A la API key de STRIPE_SECRET_KEY le falta un permiso, o ya no es válida. Lo que lo necesita queda pendiente hasta que la cambies: los reembolsos o la comparación de los pagos. «npm run shop -- check» muestra lo que falta.',
  webhooks: 'Los mensajes de Stripe no llegan',
  webhooksText:
    'Los últimos {count} pagos solo se abonaron porque la tienda preguntó a Stripe. Sin los mensajes, se entera de los reembolsos y las disputas hasta un día más tarde. Mira en el Dashboard de Stripe el punto de conexión {endpoint}: debe estar activo, y STRIPE_WEBHOOK_SECRET debe ser su secreto de firma.',
  orderMailRefused: 'La confirmación del pedido {order} fue rechazada',
  orderMailRefusedText:
    'El servidor de correo del cliente no acepta el correo, y por ley el cliente debe recibirlo. Averigua una dirección correcta y envíalo allí con el comando de abajo.',
  mailRefused: 'Un correo a un cliente fue rechazado',
  mailRefusedText:
    'El servidor de correo de un cliente no acepta el correo. El comando de abajo muestra, con las direcciones, lo que fue rechazado. Si averiguas una dirección correcta, «{send}» envía el correo allí.',
  ownerMailRefused: 'Tu buzón rechaza los correos de la tienda',
  ownerMailRefusedText:
    'El servidor de correo de tu propia dirección no acepta lo que la tienda te comunica, como disputas y desistimientos. Revisa el buzón o pon otra dirección del propietario en los ajustes.',
  mailServer: 'Los correos no se envían',
  mailServerText:
    'Tu servidor de correo no está accesible, o rechaza el acceso o el remitente. No se pierde ningún correo, pero todos esperan, también las confirmaciones y los enlaces de contraseña. «npm run shop -- check» vuelve a preguntar al servidor.',
  disk: 'El disco está casi lleno',
  diskText:
    'En el disco con los datos de la tienda quedan libres {free}. Cuando esté lleno, la tienda no aceptará pedidos ni pagos. Borra lo que no haga falta, como copias de seguridad antiguas, o consigue un disco más grande.',
  diskFull: 'El disco está lleno',
  diskFullText:
    'La tienda no puede guardar nada más, así que no acepta pedidos ni pagos. Borra lo que no haga falta, como copias de seguridad antiguas, o consigue un disco más grande.',
  backup: 'La tienda no tiene una copia de seguridad reciente',
  backupText:
    'Si el disco se estropea, se pierden todas las ventas desde la última copia. Averigua por qué «npm run shop -- backup» no se ejecuta cada noche, y ejecútalo ahora.',
  testSubject: 'Prueba de los avisos',
  testText: 'Esto es una prueba. Lo que tu tienda tenga que comunicarte llega aquí.',
  stillSubject: 'Aún: {subject}',
  resolvedSubject: 'Resuelto: {subject}',
  resolvedText: 'El problema está resuelto desde el {time}.',
  never: 'nunca',
  since: 'Desde',
  lastSeen: 'Visto por última vez',
  sightings: 'Cuántas veces',
  answer: 'Respuesta',
  call: 'Llamada',
  recipient: 'Para',
  command: 'Con este comando',
  folder: 'Carpeta',
  lastBackup: 'Última copia',
}
