import { channel } from 'node:diagnostics_channel'
import { createServer, type IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { beforeAll, expect, it } from 'vitest'
import { nameCallersByTheirSockets } from './name-callers'

beforeAll(() => nameCallersByTheirSockets())

/** Returns the headers of a request from this address as the server's pages see them. */
function receive(remoteAddress: string, headers: IncomingHttpHeaders = {}): IncomingHttpHeaders {
  const request = { headers: { ...headers }, socket: { remoteAddress } }
  // Node.js publishes both, and other subscribers of this process read the response.
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  channel('http.server.request.start').publish({ request, response })
  return request.headers
}

it('overwrites a forged address', async () => {
  const server = createServer((request, response) => response.end(request.headers['x-forwarded-for']))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}`, { headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect(await response.text()).toBe('127.0.0.1')
  server.close()
})

it('ignores the host, port and protocol of a proxy that is not there', () => {
  const forged = {
    'x-forwarded-host': 'evil.test',
    'x-forwarded-port': '1',
    'x-forwarded-proto': 'https',
    host: 'studio.test',
  }
  const {
    'x-forwarded-host': host,
    'x-forwarded-port': port,
    'x-forwarded-proto': protocol,
    ...rest
  } = receive('203.0.113.7', forged)
  expect([host, port, protocol, rest.host]).toEqual([undefined, undefined, undefined, 'studio.test'])
})

it('keeps the address and the host of a caller whose request the server sends to itself', () => {
  const first = { ...receive('203.0.113.7'), 'x-forwarded-host': 'studio.test' }
  expect(receive('127.0.0.1', first)).toMatchObject({
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-host': 'studio.test',
  })
  // As often as it is sent on.
  expect(receive('::1', receive('127.0.0.1', first))['x-forwarded-for']).toBe('203.0.113.7')
})

it("believes nobody else's proof, nor a proof of another address", () => {
  const { 'x-caller-proof': proof } = receive('203.0.113.7')
  const named = { 'x-forwarded-for': '198.51.100.1' }
  for (const forged of [proof, `${proof}x`, '', 'x', ['a', 'b'].join(', '), undefined]) {
    expect(receive('203.0.113.7', { ...named, 'x-caller-proof': forged })['x-forwarded-for']).toBe(
      '203.0.113.7',
    )
  }
})
