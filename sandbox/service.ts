import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Hono } from 'hono'
import type { Store } from './store'

/** What every stand-in is given. */
export type SandboxContext = {
  store: Store
  /** Where this process is reached, e.g. `http://localhost:4001`; no trailing slash. */
  sandboxUrl: string
  /** Where the portal is reached, e.g. `http://localhost:3000`; no trailing slash. */
  appUrl: string
}

/** One stand-in: its HTTP routes, and for sockets a handler that answers true when the upgrade was its own. */
export type SandboxService = {
  routes: Hono
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  close?(): Promise<void>
}
