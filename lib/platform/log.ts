import 'server-only'
import pino, { type Logger } from 'pino'
import { env } from './env'

let root: Logger | undefined

/**
 * Structured lines on standard output. Log ids, never names, addresses, mails, tokens or message texts;
 * the redaction below is the net under that rule, not the rule.
 */
export function log(): Logger {
  root ??= pino({
    level: env().LOG_LEVEL,
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
