import S3rver from '@20minutes/s3rver'
import type { ObjectStore } from '#provider/platform/files/file-place.ts'

/** A running S3 server. */
interface RunningS3 {
  readonly objectStore: ObjectStore
  readonly stop: () => void
}

/**
 * Starts an S3 server, which checks signatures, with the buckets `private` and `public`, whose files
 * pages of `origin` may load.
 */
export async function runS3(directory: string, origin: string): Promise<RunningS3> {
  const cors = `<CORSConfiguration><CORSRule><AllowedOrigin>${origin}</AllowedOrigin><AllowedMethod>GET</AllowedMethod><AllowedHeader>range</AllowedHeader></CORSRule></CORSConfiguration>`
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'private' }, { name: 'public', configs: [cors] }],
  })
  const { port } = await server.run()
  return {
    objectStore: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'private',
      publicBucket: 'public',
      publicUrl: `http://127.0.0.1:${port}/public`,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      usesPathStyle: true,
    },
    stop() {
      server.httpServer.closeAllConnections()
      // Does not wait for connections that clients keep open.
      server.httpServer.close()
    },
  }
}
