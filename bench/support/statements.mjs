import { statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** Statements that aren't a page's own: transaction control, the job queue, and this tool. */
const ignoredStatements =
  /^(begin|commit|rollback|listen|set |select pg_|alter system|load )|graphile_worker|"worker"/i

/**
 * Returns the statements that Postgres executed while `act` ran, as logged by auto_explain.
 * @param {string} log the path of Postgres' log
 * @param {() => Promise<unknown>} act
 * @returns {Promise<{ text: string, milliseconds: number, plan: object }[]>}
 */
export async function recordStatements(log, act) {
  const from = statSync(log).size
  await act()
  await sleep(300)
  const lines = await readFrom(log, from)
  return [...lines.matchAll(/duration: ([\d.]+) ms {2}plan:\n((?:[\t{}].*\n?)+)/g)]
    .map(([, milliseconds, json]) => {
      const { 'Query Text': text, Plan: plan } = JSON.parse(json)
      return { text, plan, milliseconds: Number(milliseconds) }
    })
    .filter(({ text }) => !ignoredStatements.test(text))
}

async function readFrom(file, position) {
  const handle = await open(file)
  try {
    const length = statSync(file).size - position
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, position)
    return buffer.toString('utf8')
  } finally {
    await handle.close()
  }
}
