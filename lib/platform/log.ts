import 'server-only'
import pino, { type Logger } from 'pino'
import { logLevel } from './env'

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
