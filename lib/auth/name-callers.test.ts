import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { nameCallersByTheirSockets } from './name-callers'

it('overwrites a forged address', async () => {
  nameCallersByTheirSockets()
  const server = createServer((request, response) => response.end(request.headers['x-forwarded-for']))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}`, { headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect(await response.text()).toBe('127.0.0.1')
  server.close()
})
