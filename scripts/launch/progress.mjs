import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './folders.mjs'
import { LaunchError } from './launch-error.mjs'

const startedAt = performance.now()
const firstProgressAfterMs = 2000
const progressEveryMs = 20_000

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`

/** Returns how long this command has been running, e.g. `4.2 s`. */
export const elapsed = () => seconds(performance.now() - startedAt)

/** Prints a line. A closed terminal is ignored. */
export function print(line = '') {
  console.log(line)
}
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

/**
 * Runs a step and prints its duration. A long step regularly prints that it is still running.
 * @template T
 * @param {string} name
 * @param {(note: (text: string) => void) => Promise<T>} work `note` sets a text that is printed with the result
 * @returns {Promise<T>}
 */
export async function runStep(name, work) {
  const start = performance.now()
  let noteText = ''
  const printProgress = () => print(`  · ${name}… ${seconds(performance.now() - start)}`)
  let timer = setTimeout(() => {
    print(`  · ${name}…`)
    timer = setInterval(printProgress, progressEveryMs)
  }, firstProgressAfterMs)
  try {
    const result = await work((text) => {
      noteText = `: ${text}`
    })
    print(`  ✓ ${name}${noteText} (${seconds(performance.now() - start)})`)
    return result
  } catch (error) {
    if (!error.isReported) print(`  ✗ ${name} (${seconds(performance.now() - start)})`)
    error.isReported = true
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Prints why the command failed: the message and the end of its log, or a stack trace for an unexpected error. */
export function printError(error) {
  if (!(error instanceof LaunchError)) {
    console.error(error)
    return
  }
  console.error(`\n${error.message}`)
  if (!error.log || !existsSync(error.log)) return
  const lines = readFileSync(error.log, 'utf8').trimEnd().split('\n').slice(-40)
  console.error(
    `Last lines of ${path.relative(root, error.log)}:\n\n${lines.map((line) => `  ${line}`).join('\n')}\n`,
  )
}
