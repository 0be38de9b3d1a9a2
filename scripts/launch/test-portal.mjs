import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasBuild } from './build.mjs'
import { readTestConfiguration } from './environment.mjs'
import { dataFolders } from './folders.mjs'
import { LaunchError } from './launch-error.mjs'
import { startPortal } from './portal.mjs'
import { loadPorts } from './ports.mjs'
import { withClient } from './postgres.mjs'
import { removePostgresData } from './postgres-location.mjs'
import { signalTree, startTimeOf } from './processes.mjs'
import { runStep } from './progress.mjs'
import { openSupervisor } from './supervisor.mjs'

const ownBuild = '.data/test/next'

/**
 * Starts a portal for the end-to-end tests: the production build with a new demo studio, its own database, sandbox and
 * ports. A portal started by `npm start` from the same repository isn't affected.
 */
export async function openTestPortal() {
  return await open({ name: 'e2e', purpose: 'An end-to-end test run' }, async (portal) => {
    await runStep("Waiting for the demo's jobs", () => waitForJobs(portal.environment.DATABASE_URL))
    return {}
  })
}

/**
 * Starts a second portal with an empty studio, whose server can be killed and restarted.
 * @param {number} index distinguishes portals that run at the same time
 */
export async function openKillablePortal(index) {
  const options = { name: `killable-${index}`, purpose: 'A crash test', isEmpty: true }
  return await open(options, async (portal) => {
    let { server } = portal
    return {
      async kill() {
        signalTree(server.pid, 'SIGKILL')
        await server.ended
      },
      async start() {
        server = await portal.serve()
      },
    }
  })
}

/** @template T @param {(portal: Awaited<ReturnType<typeof startPortal>>) => Promise<T>} finish */
async function open({ name, purpose, isEmpty = false }, finish) {
  const data = path.join(dataFolders('test').data, name)
  const folders = {
    data,
    logs: path.join(data, 'logs'),
    postgres: path.join(data, 'postgres'),
    sandbox: path.join(data, 'sandbox'),
  }
  mkdirSync(folders.logs, { recursive: true })
  const supervisor = await openSupervisor(folders, purpose)
  try {
    removePostgresData(folders.postgres)
    rmSync(folders.sandbox, { recursive: true, force: true })
    for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true })
    const { portal: port } = await loadPorts(data, ['portal'])
    const portal = await startPortal(supervisor, {
      mode: 'production',
      port,
      // Tests shouldn't wait long for message emails, and a slow machine's burst must still be one email.
      configuration: { ...readTestConfiguration(), MESSAGE_MAIL_DELAY_SECONDS: '10' },
      folders,
      findBuildFolder,
      isVolatile: true,
      isEmpty,
    })
    return {
      ...(await finish(portal)),
      url: portal.url,
      sandboxUrl: portal.sandboxUrl,
      databaseUrl: portal.environment.DATABASE_URL,
      authSecret: portal.environment.AUTH_SECRET,
      logFile: path.join(folders.logs, 'portal.log'),
      stop: () => supervisor.stop(),
    }
  } catch (error) {
    await supervisor.stop()
    throw error
  }
}

/** Waits for the hundreds of photo jobs the seed creates, so that tests only wait for their own jobs. */
async function waitForJobs(databaseUrl) {
  const deadline = Date.now() + 240_000
  while (Date.now() < deadline) {
    const { rows } = await withClient(databaseUrl, (client) =>
      client.query(
        'select 1 from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1',
      ),
    )
    if (rows.length === 0) return
    await sleep(500)
  }
  throw new LaunchError("The demo's jobs didn't finish within four minutes.")
}

/** Returns `npm start`'s build folder, unless it has an older build that is being served right now. */
function findBuildFolder(hash) {
  if (hasBuild('.next', hash)) return '.next'
  return isPortalRunning() || hasBuild(ownBuild, hash) ? ownBuild : '.next'
}

function isPortalRunning() {
  const record = path.join(dataFolders('demo').data, 'running.json')
  if (!existsSync(record)) return false
  const { launcher } = JSON.parse(readFileSync(record, 'utf8'))
  return startTimeOf(launcher.pid) === launcher.start
}
