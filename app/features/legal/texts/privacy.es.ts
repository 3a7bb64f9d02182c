import { brand } from '#app/features/brand/brand.ts'
import type { PageText } from './page-text.ts'

export const text: PageText = {
  lead: `Qué datos tuyos guarda ${brand.name}, por qué, durante cuánto tiempo y qué derechos tienes.`,
  sections: [
    {
      title: 'Responsable del tratamiento',
      paragraphs: [
        `${brand.company}, ${brand.city}, Países Bajos, es la responsable del tratamiento de tus datos. Para cualquier pregunta sobre ellos, escribe a ${brand.contactAddress}.`,
      ],
    },
    {
      title: 'Visitas sin cuenta',
      paragraphs: [
        'Puedes mirar, buscar y escuchar sin decirnos quién eres. Para encontrar fallos y prevenir ataques, nuestros servidores llevan un registro técnico de errores (hora, página y resultado) y cuentan durante un tiempo limitado los intentos de inicio de sesión y los formularios enviados desde cada dirección IP. También registran los inicios de sesión, los cambios de contraseña y de correo electrónico y las solicitudes rechazadas, con la hora, la cuenta y la dirección IP. La base jurídica es nuestro interés legítimo.',
      ],
    },
    {
      title: 'Cuenta, pedidos y mensajes',
      paragraphs: [
        'Para cumplir el contrato contigo guardamos tu nombre y apellidos, nombre de usuario, correo electrónico, contraseña (solo en forma de hash), la parte pública de tus llaves de acceso, el navegador y la hora de tus sesiones abiertas, lo que añades a tu perfil, la cesta, los pedidos, el saldo y las descargas. También guardamos cuándo aceptaste el suministro inmediato, así como de qué desististe y cuándo, porque la ley nos exige poder demostrarlo.',
        'Guardamos además los mensajes que nos escribes y los correos que te enviamos, para atender tus consultas y poder acreditar lo que te hemos confirmado.',
      ],
    },
    {
      title: 'Pagos',
      paragraphs: [
        'Recargas el saldo en la página de nuestro proveedor de pagos, que recibe tu correo electrónico y el importe. Los datos de tu tarjeta solo los ve el proveedor; a nosotros nos comunica si el pago se ha realizado.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'Usamos solo nuestras propias cookies. No hay publicidad ni rastreo, así que tampoco hay ningún aviso de cookies.',
      ],
      items: [
        'Tu sesión: «__Host-token», hasta que cierras el navegador o, si eliges «Mantener la sesión iniciada», 30 días',
        'Esa elección: «__Host-token_remembered», 30 días',
        'Tu idioma: «i18n_redirected», un año',
        'El tamaño de tu pantalla: «viewport», un año',
        'El tema claro u oscuro, si eliges uno: «theme», un año',
        'El producto que querías añadir a la cesta antes de iniciar sesión: «__Host-pending_item», 30 minutos',
        'El volumen y los ajustes del reproductor: «playback», en el almacenamiento de tu navegador, hasta que lo borres',
      ],
    },
    {
      title: 'Quién más ve tus datos',
      paragraphs: [
        'Solo empresas que trabajan para nosotros por contrato y que se ocupan del alojamiento, del envío de correos y de los pagos. Están en la Unión Europea. No vendemos tus datos ni elaboramos perfiles.',
      ],
    },
    {
      title: 'Cuánto tiempo los guardamos',
      paragraphs: [
        'Conservamos tu cuenta y tus mensajes hasta que nos pidas que los borremos. La normativa fiscal nos obliga a conservar los datos de pedidos y pagos durante siete años.',
      ],
    },
    {
      title: 'Tus derechos',
      paragraphs: [
        `Tienes derecho a acceder a tus datos, rectificarlos, suprimirlos y recibirlos en un formato reutilizable, así como a limitar su tratamiento y a oponerte a él. Escribe a ${brand.contactAddress} y te responderemos en el plazo de un mes. También puedes reclamar ante una autoridad de protección de datos: la nuestra, la Autoriteit Persoonsgegevens, o la del lugar donde vives.`,
      ],
    },
  ],
}
