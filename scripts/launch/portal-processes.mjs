import { appendFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { nextScript } from './build.mjs'
import { root } from './folders.mjs'
import { LaunchError } from './launch-error.mjs'

/** @typedef {Awaited<ReturnType<typeof import('./supervisor.mjs').openSupervisor>>} Supervisor */

// Node.js runs TypeScript through tsx. `server-only` modules throw unless this condition is set.
export const typescript = ['--conditions=react-server', '--import', 'tsx']
// Photos pass through the server's memory; a larger young generation would hold on to more of their garbage.
const smallYoungGeneration = '--max-semi-space-size=4'
const exitWithParent = ['--import', new URL('./exit-with-parent.mjs', import.meta.url).href]

/**
 * @param {Supervisor} supervisor
 * @param {NodeJS.ProcessEnv} environment
 */
export async function migrateDatabase(supervisor, environment) {
  const args = [...typescript, 'prisma/migrate.ts']
  await supervisor.run('migrate', process.execPath, args, { cwd: root, env: environment })
}

/**
 * Starts the sandbox and resolves once it is ready.
 * @param {Supervisor} supervisor
 * @param {NodeJS.ProcessEnv} environment
 * @param {{ port: number, folder: string }} place
 */
export async function startSandbox(supervisor, environment, { port, folder }) {
  const env = { ...environment, SANDBOX_PORT: String(port), SANDBOX_DATA: folder }
  const args = ['--import', 'tsx', 'sandbox/server.ts']
  const started = supervisor.start('sandbox', process.execPath, args, {
    cwd: root,
    env,
    ipc: true,
    pipe: true,
  })
  const ready = new Promise((resolve) => {
    started.child.stdout.on('data', (chunk) => {
      if (chunk.toString().includes('"ready":true')) resolve('ready')
    })
  })
  const end = await Promise.race([ready, started.ended, sleep(60_000, 'silent', { ref: false })])
  if (end !== 'ready') throw new LaunchError("The sandbox didn't start.", started.log)
  return { name: 'The sandbox', ...started }
}

/**
 * Starts the portal's server and resolves once its readiness check succeeds.
 * @param {Supervisor} supervisor
 * @param {NodeJS.ProcessEnv} environment
 * @param {{ mode: 'production' | 'development', port: number, buildFolder: string, onOutput?: (chunk: Buffer) => void
 * }} options
 */
export async function servePortal(supervisor, environment, { mode, port, buildFolder, onOutput }) {
  const command = mode === 'production' ? 'start' : 'dev'
  const env = { ...environment, NORTHLIGHT_BUILD_FOLDER: buildFolder }
  const args = [smallYoungGeneration, ...exitWithParent, nextScript, command, '--port', String(port)]
  const options = { cwd: root, env, ipc: true, pipe: onOutput !== undefined, timeoutMs: 8000, append: false }
  const started = supervisor.start('portal', process.execPath, args, options)
  started.child.stdout?.on('data', (chunk) => {
    appendFileSync(started.log, chunk)
    onOutput?.(chunk)
  })
  let end = null
  started.ended.then((how) => {
    end = how
  })
  const deadline = Date.now() + 120_000
  while (end === null && Date.now() < deadline) {
    if (await isReady(port)) return { name: 'The portal', ...started }
    await sleep(50)
  }
  const why = end === null ? "wasn't ready after two minutes" : 'exited during startup'
  throw new LaunchError(`The portal ${why}.`, started.log)
}

async function isReady(port) {
  try {
    const response = await fetch(`http://localhost:${port}/api/ready`, {
      signal: AbortSignal.timeout(30_000),
    })
    await response.text()
    return response.ok
  } catch {
    // Not listening yet.
    return false
  }
}
