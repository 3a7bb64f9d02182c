import { brand } from '#app/features/brand/brand.ts'
import type { PageText } from './page-text.ts'

export const text: PageText = {
  lead: `Qué sabe ${brand.name} de ti, por qué, durante cuánto tiempo y qué puedes hacer al respecto.`,
  sections: [
    {
      title: 'Quién es responsable',
      paragraphs: [
        `${brand.company}, ${brand.city}, Países Bajos, decide cómo se usan tus datos. Para cualquier pregunta escribe a ${brand.contactAddress}.`,
      ],
    },
    {
      title: 'Visitas sin cuenta',
      paragraphs: [
        'Puedes mirar, buscar y escuchar sin decirnos quién eres. Nuestros servidores guardan durante 14 días un registro técnico (hora, página, dirección, resultado) para encontrar fallos y frenar ataques. Es nuestro interés legítimo.',
      ],
    },
    {
      title: 'Cuenta, pedidos y descargas',
      paragraphs: [
        'Para el contrato contigo guardamos tu nombre, nombre de usuario, correo, contraseña (solo como hash), lo que añades a tu perfil, la cesta, los pedidos, el saldo y las descargas. También guardamos cuándo aceptaste la entrega inmediata, y de qué desististe y cuándo, porque la ley nos exige poder demostrarlo.',
      ],
    },
    {
      title: 'Pagos',
      paragraphs: [
        'Recargas el saldo en la página de nuestro proveedor de pagos. El proveedor recibe tu correo y el importe; los datos de tu tarjeta solo le llegan a él. Nosotros solo sabemos si el pago se ha realizado.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'Usamos solo las cookies que la tienda necesita: una para tu sesión, una para recordar si quieres mantener la sesión iniciada, una para tu idioma, una para el tamaño de tu pantalla, una para el aspecto claro u oscuro si lo eliges (un año) y, durante media hora, una para el producto que querías antes de iniciar sesión. No hay publicidad ni rastreo, así que tampoco hay ningún aviso de cookies.',
      ],
    },
    {
      title: 'Quién más ve tus datos',
      paragraphs: [
        'Solo empresas que trabajan para nosotros por contrato: para el alojamiento, el envío de correos y los pagos. Están en la Unión Europea. No vendemos nada ni hacemos perfiles de nadie.',
      ],
    },
    {
      title: 'Cuánto tiempo los guardamos',
      paragraphs: [
        'Tu cuenta permanece hasta que nos pidas que la borremos. La ley fiscal obliga a guardar las facturas durante siete años. Los mensajes que nos escribes se borran dos años después de la última respuesta.',
      ],
    },
    {
      title: 'Tus derechos',
      paragraphs: [
        `Puedes ver, corregir, borrar y llevarte tus datos, limitar su uso y oponerte a él; escribe a ${brand.contactAddress} y tendrás respuesta en el plazo de un mes. También puedes reclamar ante una autoridad de protección de datos: en nuestro caso la Autoriteit Persoonsgegevens, o la del lugar donde vives.`,
      ],
    },
  ],
}
