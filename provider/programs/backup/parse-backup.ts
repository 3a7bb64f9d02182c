import { getOperand } from '../../platform/terminal/operands.ts'

/** The parsed arguments of `backup` or `restore`. */
export interface BackupCommand {
  readonly name: 'backup' | 'restore'
  readonly folder: string
}

/** Creates the parser of the arguments after `backup` or `restore`, which throws a `UsageError`. */
export function createBackupParser(name: BackupCommand['name']) {
  return (operands: readonly string[]): BackupCommand => ({
    name,
    folder: getOperand(`${name} FOLDER`, operands),
  })
}
