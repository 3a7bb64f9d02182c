import type { z } from 'zod'
import type { Log } from '#provider/contract/log.ts'

/** The environment of a process, or some of its variables. */
export type Variables = Readonly<Record<string, string | undefined>>

/** Deprecated setting names and their replacements, supported until the next major release. */
const deprecatedNames: Readonly<Record<string, string>> = {
  HOUSE_LOCALE: 'SITE_LOCALE',
  READY_PAGES_MB: 'PAGE_CACHE_MB',
  KIT_PAGE: 'GALLERY_PAGE',
}

/** Thrown for variables with invalid values; the message has a sentence for each. */
export class InvalidSettingsError extends Error {
  readonly names: readonly string[]

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super(issues.map(toSentence).join('\n'))
    this.names = issues.map(({ path }) => String(path[0]))
  }
}

/**
 * Parses those environment variables that the schema has; empty ones count as absent, and deprecated
 * names as their replacements. Throws an `InvalidSettingsError`.
 */
export function parseVariables<Schema extends z.ZodType>(
  schema: Schema,
  variables: Variables,
): z.infer<Schema> {
  const parsed = schema.safeParse({
    ...Object.fromEntries(
      findDeprecatedSettings(variables).map(({ name, value }) => [name, value]),
    ),
    ...Object.fromEntries(Object.entries(variables).filter(([, value]) => value)),
  })
  if (!parsed.success) throw new InvalidSettingsError(parsed.error.issues)
  return parsed.data
}

/** Returns the variables without some settings, including their deprecated names. */
export function removeSettings(variables: Variables, names: readonly string[]): Variables {
  const isRemoved = (name: string) => names.includes(deprecatedNames[name] ?? name)
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !isRemoved(name)))
}

/** Logs one warning for each deprecated setting name in use. */
export function warnAboutDeprecatedSettings(variables: Variables, log: Log): void {
  for (const { deprecated, name } of findDeprecatedSettings(variables)) {
    log('warn', 'setting-deprecated', { setting: deprecated, use: name })
  }
}

function findDeprecatedSettings(variables: Variables) {
  return Object.entries(deprecatedNames)
    .map(([deprecated, name]) => ({ deprecated, name, value: variables[deprecated] }))
    .filter(({ value }) => value)
}

function toSentence(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')} is invalid: it ${issue.message}.`
}
