import { type ParseArgsConfig, parseArgs } from 'node:util'

export const defaultFolder = 'backups'

/** Reads a command's options. Prints its usage and exits with 1 if they are wrong. */
export function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  usage: string,
  options: T,
) {
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exit(1)
  }
}

export const databaseUrl = () => process.env.DATABASE_URL ?? ''

const isWatched = process.stderr.isTTY

/** Overwrites one line on a terminal; elsewhere progress would only fill the log. */
export function showProgress(text: string) {
  if (isWatched) process.stderr.write(`\r\u001b[K  · ${text}`)
}

export function clearProgress() {
  if (isWatched) process.stderr.write('\r\u001b[K')
}
