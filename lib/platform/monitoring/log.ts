import 'server-only'
import { inspect } from 'node:util'
import pino, { type Logger } from 'pino'
import { logLevel } from '@/lib/platform/environment/env'
import { StartupError } from '@/lib/platform/environment/startup-error'

let root: Logger | undefined

/**
 * Returns the logger, which writes structured lines to standard output. Log ids, never names, addresses, emails, tokens or
 * message texts; the redaction below is only a safety net.
 */
export function log(): Logger {
  root ??= pino({
    level: logLevel(),
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'password',
        'email',
        'to',
        'token',
        'secret',
        'authorization',
        'cookie',
        '*.password',
        '*.email',
        '*.to',
        '*.token',
        '*.secret',
        '*.authorization',
        '*.cookie',
      ],
      censor: '[removed]',
    },
  })
  return root
}

/** Logs why this process can't go on, a line for each reason, and ends it. */
export function exitWith(error: unknown): never {
  if (error instanceof StartupError) for (const problem of error.problems) log().fatal({}, problem)
  else log().fatal({ error: String(error), stack: inspect(error) }, 'an unexpected error ended this process')
  process.exit(1)
}
