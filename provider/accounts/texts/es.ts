import type { AccountMessages } from './account-messages.ts'

export const es: AccountMessages = {
  greeting: 'Hola, {name}:',
  verifySubject: 'Confirma el correo electrónico de tu cuenta de {shop}',
  verify:
    'Tu cuenta de {shop} ya está creada. Confirma que este correo electrónico es tuyo para que te lleguen las confirmaciones de tus pedidos y las descargas:',
  verifyButton: 'Confirmar correo electrónico',
  verifyValidity: 'El enlace es válido hasta el {time}. Mientras tanto, puedes seguir comprando.',
  verifyNotYou: 'Si no has creado ninguna cuenta, no tienes que hacer nada.',
  changeSubject: 'Confirma el nuevo correo electrónico de tu cuenta de {shop}',
  change:
    'Has pedido usar este correo electrónico en tu cuenta de {shop}. El cambio se aplicará en cuanto lo confirmes:',
  changeValidity:
    'El enlace es válido hasta el {time}. Hasta que lo confirmes, se mantiene el correo actual.',
  changeNotYou: 'Si no has sido tú, puedes ignorar este correo: todo seguirá igual.',
  inUseSubject: 'Ya tienes una cuenta en {shop}',
  inUse:
    'Alguien ha intentado usar este correo electrónico en otra cuenta de {shop}. No es posible, porque ya pertenece a tu cuenta. No ha cambiado nada.',
  inUseHint:
    'Si has sido tú, inicia sesión con este correo. Si has olvidado la contraseña, elige una nueva:',
  choosePassword: 'Elegir una contraseña nueva',
  requestedSubject: 'Solicitud para cambiar el correo electrónico de tu cuenta de {shop}',
  requested:
    'El {time} se solicitó cambiar el correo electrónico de tu cuenta de {shop} a {email}. El cambio se aplicará en cuanto se confirme con el enlace que hemos enviado a esa dirección.',
  changedSubject: 'El correo electrónico de tu cuenta de {shop} ha cambiado',
  changed:
    'El {time}, el correo electrónico de tu cuenta de {shop} pasó a ser {email}. A partir de ahora te escribiremos a esa dirección.',
  changedNotYou: 'Si no has sido tú, ponte en contacto con nosotros cuanto antes:',
  contact: 'Contactar con nosotros',
  passwordSubject: 'Tu contraseña de {shop} ha cambiado',
  password:
    'El {time} se cambió la contraseña de tu cuenta de {shop}. Se ha cerrado la sesión en los demás navegadores.',
  passkeyAddedSubject: 'Nueva llave de acceso en tu cuenta de {shop}',
  passkeyAdded:
    'El {time} se añadió la llave de acceso «{passkey}» a tu cuenta de {shop}. Ya puedes iniciar sesión con ella sin contraseña.',
  passkeyRemovedSubject: 'Llave de acceso eliminada de tu cuenta de {shop}',
  passkeyRemoved:
    'El {time} se eliminó la llave de acceso «{passkey}» de tu cuenta de {shop}. Ya nadie puede iniciar sesión con ella.',
  notYou:
    'Si no has sido tú, elige cuanto antes una contraseña nueva. Así se cerrará la sesión en todos los navegadores y se cancelarán los cambios sin confirmar:',
}
