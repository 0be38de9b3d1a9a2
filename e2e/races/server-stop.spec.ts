// Tests that a server that is asked to end does so within ten seconds under load, without losing a response, and that whatever it
// writes is a line of JSON.

import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { expect } from '@playwright/test'
import { type KillablePortal, test } from '@/e2e/support/killable-portal'
import { withClient } from '@/scripts/launch/postgres'

const connections = 50
const maxStopMs = 10_000

test('a server that is asked to end finishes its requests, closes idle connections, and ends under load', async ({
  portal,
}) => {
  const idle = openConnection(portal)
  await idle.get('/api/health')
  const idleCloses = idle.untilClosed()
  await withLockedSettings(portal, async (unlock) => {
    const waiting = Array.from({ length: connections / 10 }, () => openConnection(portal).get('/auth'))
    await untilBlocked(portal, 1)
    const load = Array.from({ length: connections }, () => requestRepeatedly(portal))
    await Promise.all(load.map(({ firstResponse }) => firstResponse))

    const stoppedAt = performance.now()
    const ended = portal.terminate()
    await idleCloses
    const responses = (await Promise.all(load.map(({ all }) => all))).flat()
    expect(responses.every(({ status }) => status === 200)).toBe(true)
    await unlock()
    for (const { status, connection } of await Promise.all(waiting))
      expect({ status, connection }).toEqual({ status: 200, connection: 'close' })
    await ended
    expect(performance.now() - stoppedAt).toBeLessThan(maxStopMs)
  })
  expectJsonLines(portal)
  await portal.start()
})

test("a request that doesn't finish keeps the server for less than ten seconds", async ({ portal }) => {
  await withLockedSettings(portal, async () => {
    const waiting = openConnection(portal).get('/auth')
    const failed = expect(waiting).rejects.toThrow()
    await untilBlocked(portal, 1)
    const stoppedAt = performance.now()
    await portal.terminate()
    expect(performance.now() - stoppedAt).toBeLessThan(maxStopMs)
    await failed
  })
  expectJsonLines(portal)
  await portal.start()
})

type Response = { status: number | undefined; connection: string | undefined }

/** Opens a client with one connection, which it keeps. */
function openConnection({ url }: KillablePortal) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let socketClosed: Promise<unknown> = Promise.resolve()
  async function get(path: string): Promise<Response> {
    const sent = request(new URL(path, url), { agent })
    sent.once('socket', (socket) => {
      socketClosed = once(socket, 'close')
    })
    const received = once(sent, 'response') as Promise<[IncomingMessage]>
    sent.end()
    const [response] = await received
    for await (const _part of response);
    return { status: response.statusCode, connection: response.headers.connection }
  }
  return { get, untilClosed: () => socketClosed }
}

/** Requests again and again over one connection, until the server takes no more requests. */
function requestRepeatedly(portal: KillablePortal) {
  const { get } = openConnection(portal)
  const responses: Response[] = []
  const firstResponse = get('/api/health')
  async function run() {
    responses.push(await firstResponse)
    for (;;) {
      const response = await get('/api/health').catch((error: NodeJS.ErrnoException) => {
        // The server closed the idle connection, or refuses a new one.
        expect(['ECONNRESET', 'ECONNREFUSED', 'EPIPE']).toContain(error.code)
        return null
      })
      if (!response) return responses
      responses.push(response)
    }
  }
  return { firstResponse, all: run() }
}

/** Runs a task while pages that read the studio's settings wait. */
async function withLockedSettings(
  { databaseUrl }: KillablePortal,
  task: (unlock: () => Promise<void>) => Promise<void>,
) {
  await withClient(databaseUrl, async (client) => {
    await client.query('BEGIN')
    await client.query('LOCK TABLE studio_settings IN ACCESS EXCLUSIVE MODE')
    await task(async () => void (await client.query('ROLLBACK')))
  })
}

async function untilBlocked({ databaseUrl }: KillablePortal, count: number) {
  const blocked = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect
    .poll(async () => (await withClient(databaseUrl, (client) => client.query(blocked))).rowCount)
    .toBeGreaterThanOrEqual(count)
}

function expectJsonLines({ logFile }: KillablePortal) {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n')
  for (const line of lines) expect(JSON.parse(line), line).toHaveProperty('msg')
  expect(lines.join('\n')).toContain('Next.js')
}
