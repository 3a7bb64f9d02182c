import { z } from 'zod'
import { flagSchema, urlSchema } from '#shop/settings/schemas.ts'
import type { ObjectStore } from '../file-place.ts'

const bucketSchema = z
  .string()
  .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket, such as label-files')

/**
 * The environment variables of the object store, apart from `S3_PUBLIC_URL`, which both programs
 * read (`shop/settings/shared-settings.ts`).
 */
export const s3Variables = {
  S3_BUCKET: bucketSchema.optional(),
  S3_PUBLIC_BUCKET: bucketSchema.optional(),
  S3_ENDPOINT: urlSchema.optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'must be a region such as eu-central-1')
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: flagSchema.optional(),
}

const environmentSchema = z.object({ ...s3Variables, S3_PUBLIC_URL: urlSchema.optional() })

/**
 * Returns the object store; null without `S3_BUCKET`. Throws an error that names a setting that is
 * missing or contradicts another one.
 */
export function toObjectStore(env: z.output<typeof environmentSchema>): ObjectStore | null {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_PUBLIC_BUCKET: publicBucket = null } = env
  if (bucket === undefined) {
    if (publicBucket === null) return null
    throw new Error('S3_PUBLIC_BUCKET has no effect without S3_BUCKET. Set S3_BUCKET.')
  }
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!accessKeyId || !secretAccessKey) {
    const missing = accessKeyId ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID'
    throw new Error(`${missing} is not set: S3_BUCKET needs an access key and its secret.`)
  }
  if (publicBucket === bucket) {
    throw new Error(
      'S3_PUBLIC_BUCKET must be another bucket than S3_BUCKET, which has the files for sale.',
    )
  }
  if (env.S3_PUBLIC_URL !== undefined && publicBucket === null) {
    throw new Error('S3_PUBLIC_URL is the address of S3_PUBLIC_BUCKET. Set S3_PUBLIC_BUCKET, too.')
  }
  return {
    endpoint: env.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
    region,
    bucket,
    publicBucket,
    publicUrl: env.S3_PUBLIC_URL ?? null,
    accessKeyId,
    secretAccessKey,
    usesPathStyle: env.S3_PATH_STYLE ?? env.S3_ENDPOINT !== undefined,
  }
}
