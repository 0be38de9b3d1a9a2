import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasBuild } from '../../scripts/launch/build.ts'
import { readTestConfiguration } from '../../scripts/launch/environment.ts'
import { dataFolders, emptyDataFolders } from '../../scripts/launch/folders.ts'
import { startPortal } from '../../scripts/launch/portal.ts'
import { servePortal, typescript } from '../../scripts/launch/portal-processes.ts'
import { loadPorts } from '../../scripts/launch/ports.ts'
import { withClient } from '../../scripts/launch/postgres.ts'
import { signalTree } from '../../scripts/launch/processes.mjs'
import { runStep } from '../../scripts/launch/progress.ts'
import { root } from '../../scripts/launch/root.ts'
import { openSupervisor } from '../../scripts/launch/supervisor.ts'

/** Where `npm test` builds. Next.js would add any other folder to tsconfig.json, and then build again. */
const ownBuild = '.data/test/next'

/**
 * Runs `use` with a portal of its own, or with the running one at the given URL.
 * @template T
 * @param {(portal: Awaited<ReturnType<typeof openBenchPortal>>) => Promise<T>} use
 * @param {string} [givenUrl] of a production build with the demo studio
 */
export async function withPortal(use, givenUrl) {
  if (givenUrl) return await use({ url: givenUrl.replace(/\/$/, '') })
  const portal = await openBenchPortal()
  try {
    return await use(portal)
  } finally {
    await portal.stop()
  }
}

/**
 * Starts a second server and a worker process for the first one's portal, as a larger studio would, with Postgres counting
 * its statements, and runs `use` with all of them.
 * @template T
 * @param {(portal: Awaited<ReturnType<typeof openBenchPortal>> & { urls: string[], pids: Record<string, number[]> }) =>
 *   Promise<T>} use
 */
export async function withTwoPortals(use) {
  const portal = await openBenchPortal({
    configuration: { JOBS_IN_SERVER: '0' },
    // Replaces auto_explain, which would cost time.
    settings: [`shared_preload_libraries = 'pg_stat_statements'`],
  })
  try {
    await withClient(portal.databaseUrl, (client) => client.query('create extension pg_stat_statements'))
    const second = await portal.serveAnother()
    return await use({
      ...portal,
      urls: [portal.url, second.url],
      pids: {
        portal: [portal.serverPid, second.pid],
        worker: [portal.workerPid],
        Postgres: [portal.postgresPid],
        sandbox: [portal.sandboxPid],
      },
    })
  } finally {
    await portal.stop()
  }
}

/**
 * Starts the production build with a new demo studio of its own. After `explain(true)`, Postgres logs every statement's
 * plan.
 * @param {{ configuration?: Record<string, string>, settings?: string[] }} [options] variables of the portal, and settings
 *   of its Postgres that need a restart
 * @returns {Promise<{ url: string, serverPid: number, workerPid: number | undefined, postgresPid: number,
 *   sandboxPid: number, databaseUrl: string, authSecret: string, serverLog: string, postgresLog: string,
 *   live: { key: string, url: string }, storage: { token: string, apiUrl: string, ingestUrl: string },
 *   explain(on: boolean): Promise<void>, serveAnother(): Promise<{ url: string, pid: number }>, killServer(): Promise<void>,
 *   serveAgain(): Promise<number>, examine(): Promise<number>, stop(): Promise<void> }>} `serveAgain` starts the killed
 *   server and returns its process id; `examine` runs the doctor and returns its exit code
 */
async function openBenchPortal({ configuration = {}, settings = explainSettings } = {}) {
  const folders = dataFolders('bench')
  emptyDataFolders(folders)
  // The settings need a restart or a new session, so the first start just seeds the studio and configures it.
  const first = await start(folders, configuration)
  await withClient(first.environment.DATABASE_URL, (client) => configure(client, settings))
  await first.supervisor.stop()

  const portal = await start(folders, configuration)
  const { supervisor, environment, sandbox, worker, database, buildFolder } = portal
  let { server } = portal
  await waitForJobs(environment.DATABASE_URL)
  return {
    url: environment.APP_URL,
    serverPid: server.pid,
    workerPid: worker?.pid,
    postgresPid: database.pid,
    sandboxPid: sandbox.pid,
    databaseUrl: environment.DATABASE_URL,
    authSecret: environment.AUTH_SECRET,
    serverLog: server.log,
    postgresLog: path.join(folders.logs, 'postgres.log'),
    live: { key: environment.PUSHER_KEY, url: environment.PUSHER_URL },
    storage: {
      token: environment.UPLOADTHING_TOKEN,
      apiUrl: environment.UPLOADTHING_API_URL,
      ingestUrl: environment.UPLOADTHING_INGEST_URL,
    },
    explain: (on) => setExplain(environment.DATABASE_URL, on),
    async serveAnother() {
      const { second: port } = await loadPorts(folders.data, ['second'])
      const options = { mode: 'production', port, buildFolder, name: 'second' }
      const { pid } = await servePortal(supervisor, { ...environment, PORT: String(port) }, options)
      return { url: `http://localhost:${port}`, pid }
    },
    async killServer() {
      signalTree(server.pid, 'SIGKILL')
      await server.ended
    },
    async serveAgain() {
      server = await portal.serve()
      return server.pid
    },
    async examine() {
      const args = [...typescript, 'scripts/deploy/doctor.ts']
      const doctor = spawn(process.execPath, args, { cwd: root, env: environment, stdio: 'inherit' })
      const [code] = await once(doctor, 'exit')
      return code
    },
    stop: () => supervisor.stop(),
  }
}

async function start(folders, configuration) {
  const supervisor = await openSupervisor(folders, 'A benchmark')
  const { portal: port } = await loadPorts(folders.data, ['portal'])
  const portal = await startPortal(supervisor, {
    mode: 'production',
    port,
    // Lets `openInspector` attach to the server without a fixed port.
    configuration: { ...readTestConfiguration(), NODE_OPTIONS: '--inspect-port=0', ...configuration },
    folders,
    findBuildFolder: (hash) => (hasBuild('.next', hash) ? '.next' : ownBuild),
  }).catch(async (error) => {
    await supervisor.stop()
    throw error
  })
  return { supervisor, ...portal }
}

/** Waits for the demo's jobs, which would compete for CPU time with what is measured. */
async function waitForJobs(databaseUrl) {
  await runStep("Waiting for the demo's jobs", () =>
    withClient(databaseUrl, async (client) => {
      while ((await client.query(pendingJobs)).rowCount > 0) await sleep(500)
    }),
  )
}

const pendingJobs =
  'select 1 from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1'

const explainSettings = [
  `session_preload_libraries = 'auto_explain'`,
  `auto_explain.log_format = 'json'`,
  'auto_explain.log_analyze = on',
  'auto_explain.log_timing = off',
  'auto_explain.log_min_duration = -1',
]

async function setExplain(databaseUrl, on) {
  const setting = `auto_explain.log_min_duration = ${on ? 0 : -1}`
  await withClient(databaseUrl, (client) => configure(client, [setting]))
}

async function configure(client, settings) {
  // Postgres only accepts the settings of a library that is loaded.
  await client.query(`load 'auto_explain'`)
  for (const setting of settings) await client.query(`alter system set ${setting}`)
  await client.query('select pg_reload_conf()')
  // A session reloads its configuration before its next statement; give the signal a moment to reach all of them.
  await client.query('select pg_sleep(0.3)')
}
