import { mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../../scripts/launch/project.js'

/** The folder with the logs of the shops and providers of a test run, one file per port. */
export const serverLogsFolder = join(cacheFolder, 'server-logs')

/** Opens the log of the program on a port for appending and returns a file descriptor. */
export function openServerLog(port) {
  mkdirSync(serverLogsFolder, { recursive: true })
  return openSync(join(serverLogsFolder, `${port}.log`), 'a')
}
