import { mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../../scripts/launch/project.js'

/** The folder of what the shops and providers of a test run log, one file for each port. */
export const serverLogsFolder = join(cacheFolder, 'server-logs')

/** Opens the log of the program on a port for appending; returns a file descriptor. */
export function openServerLog(port) {
  mkdirSync(serverLogsFolder, { recursive: true })
  return openSync(join(serverLogsFolder, `${port}.log`), 'a')
}
