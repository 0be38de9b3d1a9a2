import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('./load-generator.mjs', import.meta.url))

/**
 * Starts a process that sends requests while `use` runs.
 * @template T
 * @param {(load: { send: (request: Parameters<typeof send>[1]) => ReturnType<typeof send> }) => Promise<T>} use
 */
export async function withLoadGenerator(use) {
  const generator = fork(script, { execArgv: [] })
  try {
    return await use({ send: (request) => send(generator, request) })
  } finally {
    generator.kill()
  }
}

/**
 * Sends this many requests over so many connections at once, asking for gzip.
 * @param {import('node:child_process').ChildProcess} generator
 * @param {{ url: string, cookie?: string, userAgent?: string, requests?: { path: string, cookie: string }[], connections: number,
 *   amount: number }} request `requests` are sent in turn
 * @returns {Promise<{ times: number[], seconds: number }>} each response's time in milliseconds
 */
async function send(generator, { url, cookie, userAgent, requests, connections, amount }) {
  const headersOf = (cookie) => ({
    'accept-encoding': 'gzip',
    ...(cookie ? { cookie } : {}),
    ...(userAgent ? { 'user-agent': userAgent } : {}),
  })
  const inTurn = requests?.map((one) => ({ path: one.path, headers: headersOf(one.cookie) }))
  generator.send({ url, headers: headersOf(cookie), requests: inTurn, connections, amount })
  const [{ failed, ...measured }] = await once(generator, 'message')
  if (failed) throw new Error(failed)
  return measured
}
