import type { Telemetry } from '../../contract/telemetry.ts'
import type { ObjectStore } from '../files/file-place.ts'

/** Returns an object store whose requests are measured. */
export function measureStoreRequests(
  store: ObjectStore,
  telemetry: Pick<Telemetry, 'observe'>,
): ObjectStore {
  return {
    ...store,
    onRequest: ({ milliseconds, ...labels }) =>
      telemetry.observe('overtone_files_request_duration_seconds', labels, milliseconds / 1000),
  }
}
