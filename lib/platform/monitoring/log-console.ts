import 'server-only'
import { format, inspect, stripVTControlCharacters } from 'node:util'
import { log } from './log'

/** The log's level for each function of the console. */
const levels = { log: 'info', info: 'info', debug: 'debug', warn: 'warn', error: 'error' } as const

/** The signs before Next.js' messages. */
const mark = /^(?:[▲✓⚠⨯○»-]\s+)+/

/**
 * Writes what packages print to the console, and Node.js' warnings, as lines of the log.
 * @returns a function that ends it
 */
export function logConsole(): () => void {
  const before = { ...console }
  for (const [name, level] of Object.entries(levels)) {
    console[name as keyof typeof levels] = (...parts: unknown[]) => logParts(level, parts)
  }
  const listeners = process.listeners('warning')
  const logWarning = (warning: Error & { code?: string }) =>
    log().warn({}, `${warning.code ? `[${warning.code}] ` : ''}${warning}`)
  process.removeAllListeners('warning').on('warning', logWarning)
  return () => {
    Object.assign(console, before)
    process.off('warning', logWarning)
    for (const listener of listeners) process.on('warning', listener)
  }
}

function logParts(level: (typeof levels)[keyof typeof levels], parts: unknown[]) {
  const error = parts.find((part) => part instanceof Error)
  const words = parts.filter((part) => part !== error)
  const text = stripVTControlCharacters(format(...words))
    .trim()
    .replace(mark, '')
  const message = text || (error ? String(error) : '')
  if (message) log()[level](error ? { error: String(error), stack: inspect(error) } : {}, message)
}
