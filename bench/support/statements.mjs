import { statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** Statements that aren't a page's own: transaction control, the jobs', and this tool's. */
const ignoredStatements =
  /^(begin|commit|rollback|listen|set |select pg_|alter system|load )|graphile_worker|worker_heartbeats|"worker"/i

/** How often a page is loaded first, to fill the portal's caches. */
const warmUp = 3

/**
 * Returns the statements that Postgres executes for a request to the portal, as logged by auto_explain.
 * @param {Awaited<ReturnType<typeof import('./portal.mjs').openBenchPortal>>} portal
 * @param {() => Promise<unknown>} load
 * @returns {Promise<{ text: string, milliseconds: number, plan: object }[]>}
 */
export async function recordStatements({ postgresLog, explain }, load) {
  for (let n = 0; n < warmUp; n += 1) await load()
  await explain(true)
  const from = statSync(postgresLog).size
  await load()
  await sleep(300)
  const lines = await readFrom(postgresLog, from)
  await explain(false)
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
