/** What the tests use of the S3 server, which has no types of its own. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http'

  interface Options {
    readonly address: string
    readonly port: number
    readonly silent: boolean
    readonly directory: string
    readonly configureBuckets: readonly { readonly name: string; readonly configs?: string[] }[]
  }

  export default class S3rver {
    constructor(options: Options)
    run(): Promise<{ port: number }>
    readonly httpServer: Server
  }
}
