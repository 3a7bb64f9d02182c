import { crc32, deflateSync } from 'node:zlib'
import type { Visit } from '../visit.ts'
import { toProfileBody } from './account-actions.ts'

const size = 64
/** Few pictures, so that several customers have the same one. */
const pictureCount = 4
const path = '/api/v1/customer/profile'

/** Uploads or removes the profile picture and checks that an acknowledged one loads. */
export async function changePicture(visit: Visit): Promise<void> {
  const { customer, random } = visit
  const isRemoval = random.chance(0.3)
  const reply = isRemoval
    ? await visit.request({
        method: 'PUT',
        path,
        body: { ...toProfileBody(customer), image: { image_0: '' } },
      })
    : await visit.request({ method: 'POST', path, form: await createForm(visit) })
  if (reply !== null && reply.status !== 200) {
    return visit.report('a picture is refused for no reason', reply.body)
  }
  const stored = await visit.requestUntilAnswered({ method: 'GET', path: '/api/v1/customer/get' })
  const url: unknown = stored.reply.body.data.image_url
  const hasPicture = typeof url === 'string'
  if (reply !== null && hasPicture === isRemoval) {
    visit.report('an acknowledged change of the picture is lost')
  }
  customer.hasPicture = hasPicture
  if (!hasPicture) return
  const picture = await visit.sendUntilAnswered({ method: 'GET', path: new URL(url).pathname })
  if (picture.reply.status !== 200) visit.report('an acknowledged picture cannot be loaded', url)
}

async function createForm({ customer, random }: Visit) {
  const form = new FormData()
  form.set('_method', 'PUT')
  for (const [name, value] of Object.entries(toProfileBody(customer))) form.set(name, value ?? '')
  const picture = createPicture(random.integer(1, pictureCount))
  form.set('image[]', new File([picture], 'picture.png', { type: 'image/png' }))
  const encoded = new Response(form)
  const bytes = new Uint8Array(await encoded.arrayBuffer())
  return { type: encoded.headers.get('content-type') ?? '', bytes }
}

/** Creates a grey PNG. https://www.w3.org/TR/png/ */
function createPicture(number: number): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const row = Buffer.alloc(size + 1, number * 40).fill(0, 0, 1)
  const pixels = deflateSync(Buffer.concat(Array.from({ length: size }, () => row)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    createChunk('IHDR', header),
    createChunk('IDAT', pixels),
    createChunk('IEND', Buffer.alloc(0)),
  ])
}

function createChunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data])
  const chunk = Buffer.alloc(content.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  chunk.set(content, 4)
  chunk.writeUInt32BE(crc32(content), content.length + 4)
  return chunk
}
