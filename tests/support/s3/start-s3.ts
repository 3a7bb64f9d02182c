import S3rver from '@20minutes/s3rver'
import type { ObjectStore } from '#provider/platform/files/file-place.ts'
import { createTemporaryFolder, runAtEnd } from '../shops/open-shop.ts'

const cors = `<CORSConfiguration><CORSRule><AllowedOrigin>https://shop.test</AllowedOrigin><AllowedMethod>GET</AllowedMethod><AllowedHeader>range</AllowedHeader></CORSRule></CORSConfiguration>`

/**
 * Starts an S3 server, which checks signatures, with the buckets `private` and `public`; stops it at
 * the end of the test or the file.
 */
export async function startS3(): Promise<ObjectStore> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: await createTemporaryFolder(),
    configureBuckets: [{ name: 'private' }, { name: 'public', configs: [cors] }],
  })
  const { port } = await server.run()
  runAtEnd(async () => {
    server.httpServer.closeAllConnections()
    // Does not wait for connections that clients keep open.
    server.httpServer.close()
  })
  return {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'private',
    publicBucket: 'public',
    publicUrl: `http://127.0.0.1:${port}/public`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    usesPathStyle: true,
  }
}
