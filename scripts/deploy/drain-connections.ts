import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Prepares a server for `close`, which by itself waits for clients that keep their connections alive with new requests, and
 * cuts responses off that are still being sent. Call it before the server listens.
 * @returns a function to call beside `close`: idle connections close at once, and each other one after its response, which
 * says so if its headers weren't sent yet
 */
export function prepareDrain(server: Server): () => void {
  /** The responses of each connection that aren't sent. */
  const responses = new Map<Socket, Set<ServerResponse>>()
  /** How much each connection had read when it was idle last. */
  const readWhenIdle = new WeakMap<Socket, number>()
  let isDraining = false

  const isIdle = (socket: Socket) =>
    responses.get(socket)?.size === 0 && socket.bytesRead === (readWhenIdle.get(socket) ?? 0)

  function closeIfIdle(socket: Socket) {
    if (isIdle(socket)) socket.destroySoon()
  }

  server.on('connection', (socket: Socket) => {
    responses.set(socket, new Set())
    socket.once('close', () => responses.delete(socket))
  })
  server.prependListener('request', ({ socket }, response) => {
    const open = responses.get(socket)
    open?.add(response)
    if (isDraining) response.shouldKeepAlive = false
    response.once('close', () => {
      open?.delete(response)
      if (open?.size === 0) readWhenIdle.set(socket, socket.bytesRead)
      if (isDraining) closeIfIdle(socket)
    })
  })
  // `close` calls it. Node.js' own also closes connections whose response has ended but isn't sent.
  server.closeIdleConnections = () => {
    for (const socket of responses.keys()) closeIfIdle(socket)
  }
  return () => {
    isDraining = true
    for (const open of responses.values()) for (const response of open) response.shouldKeepAlive = false
    server.closeIdleConnections()
  }
}
