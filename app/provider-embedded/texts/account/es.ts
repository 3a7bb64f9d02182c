import type { AccountMessages } from './account-messages.ts'

export const es: AccountMessages = {
  greeting: 'Hola, {name}:',
  verifySubject: 'Confirma tu correo electrónico de {shop}',
  verify:
    'Tu cuenta de {shop} ya está creada. Confirma que este correo electrónico es tuyo para que te lleguen los recibos y las descargas:',
  verifyButton: 'Confirmar correo electrónico',
  verifyValidity: 'El enlace es válido hasta el {time}. Mientras tanto, puedes seguir comprando.',
  verifyNotYou: 'Si no has creado ninguna cuenta, no tienes que hacer nada.',
  changeSubject: 'Confirma tu nuevo correo electrónico de {shop}',
  change:
    'Quieres usar este correo electrónico en tu cuenta de {shop}. El cambio se aplicará en cuanto lo confirmes:',
  changeValidity:
    'El enlace es válido hasta el {time}. Hasta que confirmes, sigue valiendo el correo anterior.',
  changeNotYou: 'Si no sabes nada de esto, no tienes que hacer nada: no cambiará nada.',
  inUseSubject: 'Ya tienes una cuenta en {shop}',
  inUse:
    'Alguien quería usar este correo electrónico en otra cuenta de {shop}. No es posible, porque ya pertenece a tu cuenta. No ha cambiado nada.',
  inUseHint:
    'Si has sido tú, inicia sesión con este correo. Si has olvidado la contraseña, elige una nueva:',
  choosePassword: 'Elegir una contraseña nueva',
  requestedSubject: 'Solicitud de nuevo correo electrónico en {shop}',
  requested:
    'El {time} se solicitó un nuevo correo electrónico para tu cuenta de {shop}: {email}. Se aplicará en cuanto se abra el enlace que hemos enviado allí.',
  changedSubject: 'Tu correo electrónico de {shop} ha cambiado',
  changed:
    'El {time}, el correo electrónico de tu cuenta de {shop} pasó a ser {email}. A partir de ahora te escribiremos ahí.',
  changedNotYou: 'Si no has sido tú, ponte en contacto con nosotros cuanto antes:',
  contact: 'Contactar',
  passwordSubject: 'Tu contraseña de {shop} ha cambiado',
  password:
    'El {time} se cambió la contraseña de tu cuenta de {shop}. Se ha cerrado la sesión en los demás navegadores.',
  passkeyAddedSubject: 'Nueva llave de acceso de {shop}',
  passkeyAdded:
    'El {time} se añadió la llave de acceso «{passkey}» a tu cuenta de {shop}. Ya puedes iniciar sesión con ella sin contraseña.',
  passkeyRemovedSubject: 'Llave de acceso eliminada de {shop}',
  passkeyRemoved:
    'El {time} se eliminó la llave de acceso «{passkey}» de tu cuenta de {shop}. Ya nadie puede iniciar sesión con ella.',
  notYou:
    'Si no has sido tú, elige cuanto antes una contraseña nueva. Así se cerrará la sesión en todos los navegadores y se cancelarán los cambios sin confirmar:',
}
