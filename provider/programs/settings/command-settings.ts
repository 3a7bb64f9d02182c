import type { Variables } from '#shop/settings/parse-variables.ts'
import { readBackEndSettings } from './back-end-settings.ts'
import type { BackEndSettings } from './back-end-settings.ts'

/**
 * Reads the settings for an owner's command like `readBackEndSettings`, but also accepts incomplete
 * email settings, because a shop without email has a catalogue and an outbox too.
 */
export function readCommandSettings(variables: Variables): BackEndSettings {
  return readBackEndSettings({ ...variables, MAIL: variables['MAIL'] || 'log' })
}

/**
 * Returns the folder in which the owner called npm, which runs scripts in the project folder
 * (https://docs.npmjs.com/cli/commands/npm-run); otherwise the working directory.
 */
export function getWorkingFolder(variables: Variables): string {
  return variables['INIT_CWD'] || process.cwd()
}
