import 'server-only'
import { inspect } from 'node:util'
import { log } from './log'
import { StartupError } from './startup-error'

/** Logs why this process can't go on, a line for each reason, and ends it. */
export function exitWith(error: unknown): never {
  if (error instanceof StartupError) for (const problem of error.problems) log().fatal({}, problem)
  else log().fatal({ error: String(error), stack: inspect(error) }, 'an unexpected error ended this process')
  process.exit(1)
}
