import path from 'node:path'
import { nextScript } from './build'
import { localUrl, type Mode, type PortalEnvironment } from './environment'
import { root } from './root'
import type { Started, Supervisor } from './supervisor'

export const typescript = ['--import', new URL('./typescript.mjs', import.meta.url).href]
/** Photos pass through the server's memory; a larger young generation would hold on to more of their garbage. */
export const smallYoungGeneration = '--max-semi-space-size=4'

/** Starts the sandbox and resolves once it is ready. */
export async function startSandbox(
  supervisor: Supervisor,
  environment: PortalEnvironment,
  { port, folder }: { port: number; folder: string },
): Promise<Started> {
  const env = { ...environment, SANDBOX_PORT: String(port), SANDBOX_DATA: folder }
  const options = { cwd: root, env, isReady: () => responds(`http://localhost:${port}`) }
  return await supervisor.serve('sandbox', process.execPath, [...typescript, 'sandbox/server.ts'], options)
}

/** Starts the portal's server and resolves once its readiness check succeeds. */
export async function servePortal(
  supervisor: Supervisor,
  environment: PortalEnvironment,
  {
    mode,
    port,
    buildFolder,
    name = 'portal',
  }: { mode: Mode; port: number; buildFolder: string; name?: string },
): Promise<Started> {
  const { HOST: host } = environment
  const program =
    mode === 'production'
      ? [path.join(buildFolder, 'server.mjs')]
      : [nextScript, 'dev', '--hostname', host, '--port', String(port)]
  return await supervisor.serve(name, process.execPath, [smallYoungGeneration, ...program], {
    cwd: root,
    env: { ...environment, NORTHLIGHT_BUILD_FOLDER: buildFolder, PORT: String(port), HOSTNAME: host },
    timeoutMs: 10_000,
    isShown: mode === 'development',
    isReady: () => responds(`${localUrl(host, port)}/api/ready`),
  })
}

/** Starts a process that runs the jobs, for a portal whose server doesn't. */
export function startWorker(supervisor: Supervisor, env: PortalEnvironment): Started {
  const args = [smallYoungGeneration, 'scripts/run.mjs', 'worker']
  return supervisor.start('worker', process.execPath, args, { cwd: root, env, timeoutMs: 10_000 })
}

async function responds(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(30_000) })
    await response.text()
    return response.ok
  } catch {
    // Not listening yet.
    return false
  }
}
