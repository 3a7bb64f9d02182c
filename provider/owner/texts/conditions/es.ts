import type { ConditionMessages } from './condition-messages.ts'

export const es: ConditionMessages = {
  paymentOpening: 'Los clientes no pueden pagar',
  paymentOpeningText:
    '{processor} no permite iniciar pagos, así que nadie puede recargar su saldo: la tienda no cobra nada hasta que se arregle. Abajo tienes el mensaje de {processor}. Cuando lo hayas corregido, «npm run shop -- check» comprueba si {processor} ya lo permite.',
  paymentUnanswered: '{processor} no responde',
  paymentUnansweredText:
    'La tienda no puede iniciar pagos, porque {processor} no está accesible o devuelve un error. Lo vuelve a intentar con cada cliente. {processor} informa de sus incidencias en {statusPage}.',
  paymentAccess: '{processor} rechaza la API key de la tienda',
  paymentAccessText:
    'A la API key de {keySetting} le falta un permiso o ya no es válida. Hasta que la cambies, queda pendiente lo que dependa de ella: los reembolsos o la comparación de los pagos. «npm run shop -- check» muestra lo que falta.',
  webhooks: 'Los mensajes de {processor} no llegan',
  webhooksText:
    'Los últimos {count} pagos solo se añadieron al saldo porque la tienda preguntó a {processor}. Sin los mensajes, se entera de los reembolsos y las disputas hasta un día más tarde. Revisa en el Dashboard de {processor} el punto de conexión {endpoint}: debe estar activo, y {webhookSetting} debe ser su secreto de firma.',
  orderMailRefused: 'La confirmación del pedido {order} fue rechazada',
  orderMailRefusedText:
    'El servidor de correo del cliente no acepta el correo, y por ley el cliente debe recibirlo. Averigua la dirección correcta y reenvíalo con el comando de abajo.',
  mailRefused: 'Un correo a un cliente fue rechazado',
  mailRefusedText:
    'El servidor de correo de un cliente no acepta el correo. El comando de abajo muestra, con las direcciones, lo que fue rechazado. Cuando sepas la dirección correcta, «{send}» reenvía el correo allí.',
  ownerMailRefused: 'Tu buzón rechaza los correos de la tienda',
  ownerMailRefusedText:
    'El servidor de correo de tu propia dirección no acepta los avisos de la tienda, por ejemplo sobre disputas y desistimientos. Revisa el buzón o indica otra dirección en OWNER_MAIL.',
  mailServer: 'Los correos no se envían',
  mailServerText:
    'Tu servidor de correo no está accesible, o rechaza el acceso o el remitente. No se pierde ningún correo, pero todos quedan en espera, también las confirmaciones y los enlaces para restablecer la contraseña. «npm run shop -- check» vuelve a probar el servidor.',
  disk: 'El disco está casi lleno',
  diskText:
    'En el disco con los datos de la tienda quedan libres {free}. Cuando esté lleno, la tienda no aceptará pedidos ni pagos. Borra lo que no haga falta, como copias de seguridad antiguas, o amplía el disco.',
  diskFull: 'El disco está lleno',
  diskFullText:
    'La tienda no puede guardar nada más, así que no acepta pedidos ni pagos. Borra lo que no haga falta, como copias de seguridad antiguas, o amplía el disco.',
  backup: 'La tienda no tiene una copia de seguridad reciente',
  backupText:
    'Si el disco se estropea, se pierden todas las ventas desde la última copia. Averigua por qué «npm run shop -- backup» no se ejecuta cada noche, y ejecútalo ahora.',
  testSubject: 'Prueba de los avisos',
  testText: 'Esto es una prueba. Lo que tu tienda tenga que comunicarte llega aquí.',
  stillSubject: 'Sin resolver: {subject}',
  resolvedSubject: 'Resuelto: {subject}',
  resolvedText: 'El problema está resuelto desde el {time}.',
  never: 'ninguna',
  since: 'Inicio',
  lastSeen: 'Visto por última vez',
  sightings: 'Cuántas veces',
  answer: 'Respuesta',
  call: 'Llamada',
  recipient: 'Para',
  command: 'Con este comando',
  folder: 'Carpeta',
  lastBackup: 'Última copia',
}
