import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { openCalendars } from './calendars'
import { type RunningServer, serveOnLoopback } from './loopback'
import { openPush } from './push'
import { openPusher } from './pusher'
import { openResend } from './resend'
import { openStore } from './store'
import { openStripe } from './stripe'
import { openUploadThing } from './uploadthing'
import { openWeather } from './weather'
import { openWebPages } from './web'

/**
 * Starts the stand-ins and the sandbox's own pages on loopback.
 * `appUrl` receives webhooks and callbacks. All data is stored under `dataFolder`. Throws when the port is taken.
 */
export function startSandbox(options: {
  port: number
  dataFolder: string
  appUrl: string
}): Promise<RunningServer> {
  const store = openStore(options.dataFolder)
  const appUrl = options.appUrl.replace(/\/+$/, '')
  return serveOnLoopback({
    port: options.port,
    open(sandboxUrl) {
      const context = { store, sandboxUrl, appUrl }
      return [
        openWebPages(context),
        openStripe(context),
        openResend(context),
        openUploadThing(context),
        openPush(context),
        openPusher(context),
        openCalendars(context),
        openWeather(context),
      ]
    },
  })
}

async function startFromEnvironment() {
  const { SANDBOX_PORT: port, SANDBOX_DATA: dataFolder, APP_URL: appUrl } = process.env
  if (!port || !dataFolder || !appUrl) throw new Error('Set SANDBOX_PORT, SANDBOX_DATA and APP_URL.')
  const sandbox = await startSandbox({ port: Number(port), dataFolder, appUrl })

  let ending = false
  function end() {
    if (ending) return
    ending = true
    sandbox.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  process.stdout.write(`${JSON.stringify({ ready: true, url: sandbox.url })}\n`)
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  startFromEnvironment().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  })
}
