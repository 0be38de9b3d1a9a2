import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { openSocket } from './open-socket'

test.each([
  { secure: true, protocol: 'TLS', begins: 0x16 },
  { secure: false, protocol: 'HTTP', begins: 'G'.charCodeAt(0) },
])('a socket speaks $protocol when secure is $secure', async ({ secure, begins }) => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const connected = once(server, 'connection') as Promise<[Socket]>
  const { port } = server.address() as AddressInfo
  const close = openSocket({ key: 'key', cluster: 'us2', host: '127.0.0.1', port, secure }, ['private-user'])
  const [socket] = await connected
  const [bytes] = (await once(socket, 'data')) as [Buffer]
  close()
  socket.destroy()
  server.close()
  expect(bytes[0]).toBe(begins)
})
