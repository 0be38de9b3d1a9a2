import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, cpSync, mkdtempSync, openSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'
import { nextScript } from '../../scripts/launch/build.ts'
import { smallYoungGeneration } from '../../scripts/launch/portal-processes.ts'
import { root } from '../../scripts/launch/root.ts'

const environment = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }

/**
 * Builds one of the apps beside this file with the portal's versions of Next.js and React while `use` runs.
 * @template T
 * @param {'empty' | 'linked' | 'bare' | 'framed'} name
 * @param {(folder: string) => Promise<T> | T} use
 */
export async function withBuiltApp(name, use) {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-app-`))
  try {
    cpSync(path.join(root, 'bench/support/apps', name), folder, { recursive: true })
    cpSync(path.join(root, 'bench/support/apps/shared'), path.join(folder, 'shared'), { recursive: true })
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, private: true, type: 'module' }))
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
    // The bundler only follows the link to node_modules inside its root.
    const config = { turbopack: { root: path.parse(folder).root }, serverExternalPackages: ['pg'] }
    writeFileSync(path.join(folder, 'next.config.mjs'), `export default ${JSON.stringify(config)}`)
    execFileSync(process.execPath, [nextScript, 'build'], { cwd: folder, env: environment, stdio: 'pipe' })
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Builds and serves one of the apps while `use` runs.
 * @template T
 * @param {'empty' | 'linked' | 'bare' | 'framed'} name
 * @param {NodeJS.ProcessEnv} variables
 * @param {(app: { url: string, serverPid: number, serverLog: string }) => Promise<T>} use
 */
export function withServedApp(name, variables, use) {
  return withBuiltApp(name, async (folder) => {
    const port = await getPort()
    const serverLog = path.join(folder, 'server.log')
    const log = openSync(serverLog, 'w')
    // The portal's own flags, so that what differs is the app.
    const args = [smallYoungGeneration, nextScript, 'start', '-p', String(port)]
    const server = spawn(process.execPath, args, {
      cwd: folder,
      // Lets `openInspector` attach without a fixed port.
      env: { ...environment, NODE_OPTIONS: '--inspect-port=0', ...variables },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    try {
      const url = `http://localhost:${port}`
      while (!(await fetch(url).catch(() => null))) await sleep(200)
      return await use({ url, serverPid: server.pid, serverLog })
    } finally {
      server.kill()
      await once(server, 'exit')
    }
  })
}
