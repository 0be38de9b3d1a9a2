import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('./people-process.mjs', import.meta.url))
/** The process uses TypeScript of the browser tests. */
const execArgv = ['--import', new URL('../../scripts/launch/typescript.mjs', import.meta.url).href]

/**
 * Starts the process that plays the people, and runs `use` with a function that sends it one command and returns the
 * result.
 * @template T
 * @param {(send: (command: 'open' | 'act' | 'count', input: object) => Promise<any>) => Promise<T>} use
 */
export async function withPeople(use) {
  const child = fork(script, { execArgv })
  try {
    return await use(async (command, input) => {
      child.send({ command, input })
      const [{ result, failed }] = await once(child, 'message')
      if (failed) throw new Error(failed)
      return result
    })
  } finally {
    child.kill()
  }
}
