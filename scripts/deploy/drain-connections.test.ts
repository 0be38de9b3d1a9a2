import { once } from 'node:events'
import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { prepareDrain } from './drain-connections'

let server: Server
let drain: () => void
let pending: ServerResponse[] = []
const agents: Agent[] = []

beforeEach(async () => {
  pending = []
  server = createServer((_request, response) => void pending.push(response))
  // Longer than a test lasts.
  server.keepAliveTimeout = 60_000
  drain = prepareDrain(server)
  await once(server.listen(0, 'localhost'), 'listening')
})

afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy()
  server.closeAllConnections()
  server.close()
})

const portOf = () => (server.address() as AddressInfo).port

function openClient() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  agents.push(agent)
  return async () => {
    const sent = request({ port: portOf(), host: 'localhost', agent })
    const response = once(sent, 'response') as Promise<[IncomingMessage]>
    sent.end()
    const [message] = await response
    const body = await message.toArray()
    return { connection: message.headers.connection, length: Buffer.concat(body).length }
  }
}

async function untilPending(count: number) {
  while (pending.length < count) await once(server, 'request')
}

describe('a server that is closing', () => {
  test('closes idle connections at once, and says so in the responses that are left', async () => {
    const [idle, busy] = [openClient(), openClient()]
    const first = idle()
    await untilPending(1)
    pending[0]?.end('x')
    expect(await first).toMatchObject({ connection: 'keep-alive' })
    const second = busy()
    await untilPending(2)

    drain()
    const closed = once(server, 'close')
    server.close()
    await expect(idle()).rejects.toThrow()
    pending[1]?.end('x')
    expect(await second).toMatchObject({ connection: 'close', length: 1 })
    await closed
  })

  test('closes a connection after a response whose headers promised to keep it', async () => {
    const streamed = openClient()()
    await untilPending(1)
    pending[0]?.write('x')
    drain()
    const closed = once(server, 'close')
    server.close()
    pending[0]?.end('y')
    expect(await streamed).toEqual({ connection: 'keep-alive', length: 2 })
    await closed
  })

  test('sends a whole response to a slow client', async () => {
    const length = 50_000_000
    const socket = connect(portOf(), 'localhost')
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
    await untilPending(1)
    pending[0]?.setHeader('content-length', length)
    pending[0]?.end(Buffer.alloc(length))
    await once(socket, 'readable')

    drain()
    server.close()
    let received = 0
    for await (const part of socket) received += part.length
    expect(received).toBeGreaterThan(length)
  })

  test('responds to a request that is arriving', async () => {
    const socket = connect(portOf(), 'localhost')
    const [connection] = await once(server, 'connection')
    socket.write('GET / HTTP/1.1\r\nhost: loc')
    while (connection.bytesRead === 0) await new Promise(setImmediate)
    drain()
    server.close()
    socket.write('alhost\r\n\r\n')
    await untilPending(1)
    pending[0]?.end('x')
    let text = ''
    for await (const part of socket) text += part
    expect(text).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*connection: close/i)
  })
})
