import { fromJSON } from 'seroval'

const formTypes = /multipart\/form-data|application\/x-www-form-urlencoded/

/**
 * Returns whether a server function call has input that can be decoded, or none. The framework
 * reports input that it cannot decode as an internal error, although it is the visitor's.
 */
export async function hasReadableInput(request: Request): Promise<boolean> {
  try {
    if (formTypes.test(request.headers.get('content-type') ?? '')) await request.clone().formData()
    else decode(await readPayload(request))
    return true
  } catch {
    return false
  }
}

async function readPayload(request: Request): Promise<string | null> {
  if (request.method === 'GET') return new URL(request.url).searchParams.get('payload') || null
  const isJson = request.headers.get('content-type')?.includes('application/json')
  return isJson ? request.clone().text() : null
}

function decode(payload: string | null): void {
  if (payload !== null) fromJSON(JSON.parse(payload))
}
