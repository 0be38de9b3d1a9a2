import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Hono } from 'hono'
import type { Store } from './store'

/** The input of every stand-in. */
export type SandboxContext = {
  store: Store
  /** The URL of this process, e.g. `http://localhost:4001`; no trailing slash. */
  sandboxUrl: string
  /** The URL of the portal, e.g. `http://localhost:3000`; no trailing slash. */
  appUrl: string
}

/** One stand-in: its HTTP routes, and a handler for socket upgrades that returns true when it took the upgrade. */
export type SandboxService = {
  routes: Hono
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  close?(): Promise<void>
}
