import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasBuild } from '../../scripts/launch/build.ts'
import { readTestConfiguration } from '../../scripts/launch/environment.ts'
import { dataFolders, emptyDataFolders } from '../../scripts/launch/folders.ts'
import { generateClient } from '../../scripts/launch/generate-client.ts'
import { startPortal } from '../../scripts/launch/portal.ts'
import { loadPorts } from '../../scripts/launch/ports.ts'
import { withClient } from '../../scripts/launch/postgres.ts'
import { runStep } from '../../scripts/launch/progress.ts'
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
 * Starts the production build with a new demo studio of its own. After `explain(true)`, Postgres logs every statement's
 * plan.
 * @returns {Promise<{ url: string, serverPid: number, sandboxPid: number, databaseUrl: string, authSecret: string,
 *   serverLog: string, postgresLog: string, storage: { token: string, apiUrl: string, ingestUrl: string },
 *   explain(on: boolean): Promise<void>, stop(): Promise<void> }>}
 */
async function openBenchPortal() {
  const folders = dataFolders('bench')
  emptyDataFolders(folders)
  // auto_explain is loaded into new sessions only, so the first start just seeds the studio and configures it.
  const first = await start(folders)
  await explainAll(first.environment.DATABASE_URL)
  await first.supervisor.stop()

  const { supervisor, environment, server, sandbox } = await start(folders)
  await waitForJobs(environment.DATABASE_URL)
  return {
    url: environment.APP_URL,
    serverPid: server.pid,
    sandboxPid: sandbox.pid,
    databaseUrl: environment.DATABASE_URL,
    authSecret: environment.AUTH_SECRET,
    serverLog: server.log,
    postgresLog: path.join(folders.logs, 'postgres.log'),
    storage: {
      token: environment.UPLOADTHING_TOKEN,
      apiUrl: environment.UPLOADTHING_API_URL,
      ingestUrl: environment.UPLOADTHING_INGEST_URL,
    },
    explain: (on) => setExplain(environment.DATABASE_URL, on),
    stop: () => supervisor.stop(),
  }
}

async function start(folders) {
  const supervisor = await openSupervisor(folders, 'A benchmark')
  await generateClient(supervisor)
  const { portal: port } = await loadPorts(folders.data, ['portal'])
  const portal = await startPortal(supervisor, {
    mode: 'production',
    port,
    // Lets `openInspector` attach to the server without a fixed port.
    configuration: { ...readTestConfiguration(), NODE_OPTIONS: '--inspect-port=0' },
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

async function explainAll(databaseUrl) {
  await configure(databaseUrl, [
    `session_preload_libraries = 'auto_explain'`,
    `auto_explain.log_format = 'json'`,
    'auto_explain.log_analyze = on',
    'auto_explain.log_timing = off',
    'auto_explain.log_min_duration = -1',
  ])
}

async function setExplain(databaseUrl, on) {
  await configure(databaseUrl, [`auto_explain.log_min_duration = ${on ? 0 : -1}`])
}

async function configure(databaseUrl, settings) {
  await withClient(databaseUrl, async (client) => {
    await client.query(`load 'auto_explain'`)
    for (const setting of settings) await client.query(`alter system set ${setting}`)
    await client.query('select pg_reload_conf()')
    // A session reloads its configuration before its next statement; give the signal a moment to reach all of them.
    await client.query('select pg_sleep(0.3)')
  })
}
