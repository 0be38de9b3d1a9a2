import { once } from 'node:events'
import { connect } from 'node:net'

/** An address of this machine that reaches servers listening on every address, but none that listens on localhost only. */
export const otherAddress = '127.0.0.2'

/** Returns whether a server accepts connections there. */
export async function isListening(port: number, host: string): Promise<boolean> {
  const socket = connect({ port, host })
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
