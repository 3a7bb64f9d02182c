import type { Settings } from '#app/request-scope/settings.ts'
import { readSettings } from './settings.ts'

/**
 * Reads the settings for a command of the shop's owner like `readSettings`, also those of a shop whose
 * email is not set up: it has a catalogue and a list of emails, too.
 */
export function readCommandSettings(
  variables: Readonly<Record<string, string | undefined>>,
): Settings {
  return readSettings({ ...variables, MAIL: variables['MAIL'] || 'log' })
}

/**
 * Returns the folder in which the owner called npm, which runs its scripts in the folder of the project
 * (https://docs.npmjs.com/cli/commands/npm-run), or else the working folder.
 */
export function getWorkingFolder(variables: Readonly<Record<string, string | undefined>>): string {
  return variables['INIT_CWD'] || process.cwd()
}
