// Serves the portal. A build has it as server.mjs, so that neither `npm start` nor a deployment loads a compiler.
import { readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { exitWith } from '@/lib/platform/monitoring/log'
import { logConsole } from '@/lib/platform/monitoring/log-console'
import { stopOnSignals } from './stop-on-signals'

logConsole()
process.on('uncaughtException', exitWith)

const { config } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'required-server-files.json'), 'utf8'),
)
// Next.js takes the built configuration from here instead of compiling next.config.ts.
Object.assign(process.env, {
  NODE_ENV: 'production',
  __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config),
})

// Next.js doesn't hand out the server that it creates.
const { createServer } = http
http.createServer = new Proxy(createServer, {
  apply(create, self, options) {
    http.createServer = createServer
    const server: http.Server = Reflect.apply(create, self, options)
    stopOnSignals(server)
    return server
  },
})

// Imported afterwards, because it reads the environment.
const { startServer } = await import('next/dist/server/lib/start-server.js')
await startServer({
  dir: process.cwd(),
  isDev: false,
  hostname: process.env.HOSTNAME || undefined,
  port: Number(process.env.PORT || 3000),
}).catch(exitWith)
// From here on, Next.js logs errors that nothing caught, and keeps serving.
process.off('uncaughtException', exitWith)
