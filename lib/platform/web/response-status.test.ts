import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isPageLoad, setNotFoundStatus, watchPageResponses } from './response-status'

let server: Server
let origin: string

beforeAll(async () => {
  watchPageResponses()
  server = createServer(async (request, response) => {
    await wait(request.url === '/slow' ? 20 : 1)
    if (request.url !== '/found') setNotFoundStatus()
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => server.close())

const statusOf = async (path: string, init?: RequestInit) => (await fetch(`${origin}${path}`, init)).status

it('a page sets its own status while other pages load', async () => {
  const statuses = await Promise.all(
    ['/slow', '/found', '/missing', '/found', '/slow'].map((path) => statusOf(path)),
  )
  expect(statuses).toEqual([404, 200, 404, 200, 404])
})

it("requests of the framework's client and submitted forms keep their status", async () => {
  expect(await statusOf('/missing', { headers: { rsc: '1' } })).toBe(200)
  expect(await statusOf('/missing', { method: 'POST' })).toBe(200)
})

it('outside a request there is no page load, and nothing to set', () => {
  expect(isPageLoad()).toBe(false)
  expect(() => setNotFoundStatus()).not.toThrow()
})
