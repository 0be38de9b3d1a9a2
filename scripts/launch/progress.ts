import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { StartupError } from '@/lib/platform/environment/startup-error'
import { LaunchError } from './launch-error'
import { root } from './root'

const firstProgressAfterMs = 2000
const progressEveryMs = 20_000

/** Returns the time since a moment of `performance.now()`, e.g. `4.2 s`. */
export const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`

// A closed terminal is ignored.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

/** Returns how long this command has been running, e.g. `4.2 s`. */
export const elapsed = () => secondsSince(0)

/** Runs a step and prints its duration. A long step regularly prints that it is still running. */
export async function runStep<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const printProgress = () => {
    console.log(`  · ${name}… ${secondsSince(start)}`)
    timer = setTimeout(printProgress, progressEveryMs)
  }
  let timer = setTimeout(printProgress, firstProgressAfterMs)
  try {
    const result = await work()
    console.log(`  ✓ ${name} (${secondsSince(start)})`)
    return result
  } catch (error) {
    console.log(`  ✗ ${name} (${secondsSince(start)})`)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Prints why the command failed: the message and the end of its log, or a stack trace for an unexpected error. */
export function printError(error: unknown) {
  if (error instanceof StartupError) {
    console.error(`\n${error.message}`)
    return
  }
  if (!(error instanceof LaunchError)) {
    console.error(error)
    return
  }
  console.error(`\n${error.message}`)
  if (!error.log || !existsSync(error.log)) return
  const lines = readFileSync(error.log, 'utf8').trimEnd().split('\n').slice(-40).flatMap(readLine)
  console.error(`Last lines of ${path.relative(root, error.log)}:\n`)
  console.error(`${lines.map((line) => `  ${line}`).join('\n')}\n`)
}

/** Returns the readable part of a line of a log, as lines. */
export function readLine(line: string): string[] {
  try {
    const { msg, stack = '' } = JSON.parse(line)
    return typeof msg === 'string' ? `${msg}\n${stack}`.trimEnd().split('\n') : [line]
  } catch {
    // The build and the database write text.
    return [line]
  }
}
