import type { Settings } from '#app/request-scope/settings.ts'
import { readSettings } from '#app/server/settings/settings.ts'

/**
 * Reads the settings for an owner's command like `readSettings`, but also accepts incomplete email
 * settings: a shop without email has a catalogue and an outbox, too.
 */
export function readCommandSettings(
  variables: Readonly<Record<string, string | undefined>>,
): Settings {
  return readSettings({ ...variables, MAIL: variables['MAIL'] || 'log' })
}

/**
 * Returns the folder in which the owner called npm, which runs scripts in the project folder
 * (https://docs.npmjs.com/cli/commands/npm-run); otherwise the working folder.
 */
export function getWorkingFolder(variables: Readonly<Record<string, string | undefined>>): string {
  return variables['INIT_CWD'] || process.cwd()
}
