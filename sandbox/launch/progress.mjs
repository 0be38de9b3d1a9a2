import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './folders.mjs'
import { LaunchError } from './launch-error.mjs'

const began = performance.now()
const quietFor = 2000
const heartbeat = 20_000

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`

/** How long this command has been at work, e.g. `4.2 s`. */
export const elapsed = () => seconds(performance.now() - began)

/** Prints a line; a terminal that has been closed is no reason to stop. */
export function print(line = '') {
  console.log(line)
}
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

/**
 * Runs one step and prints what it took. A step that takes long prints that it is still running.
 * @template T
 * @param {string} name
 * @param {(note: (text: string) => void) => Promise<T>} work may note what it found, shown with the step
 * @returns {Promise<T>}
 */
export async function runStep(name, work) {
  const start = performance.now()
  let found = ''
  const showsLife = () => print(`  · ${name}… ${seconds(performance.now() - start)}`)
  let timer = setTimeout(() => {
    print(`  · ${name}…`)
    timer = setInterval(showsLife, heartbeat)
  }, quietFor)
  try {
    const result = await work((text) => {
      found = `: ${text}`
    })
    print(`  ✓ ${name}${found} (${seconds(performance.now() - start)})`)
    return result
  } catch (error) {
    if (!error.isReported) print(`  ✗ ${name} (${seconds(performance.now() - start)})`)
    error.isReported = true
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Says why it ended: one sentence and the end of the log that explains it; a stack only for what nobody foresaw. */
export function printError(error) {
  if (!(error instanceof LaunchError)) {
    console.error(error)
    return
  }
  console.error(`\n${error.message}`)
  if (!error.log || !existsSync(error.log)) return
  const lines = readFileSync(error.log, 'utf8').trimEnd().split('\n').slice(-40)
  console.error(
    `The end of ${path.relative(root, error.log)}:\n\n${lines.map((line) => `  ${line}`).join('\n')}\n`,
  )
}
