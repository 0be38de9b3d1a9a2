import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import getPort from 'get-port'
import { nextScript } from '../../scripts/launch/build.ts'
import { root } from '../../scripts/launch/root.ts'
import { listScripts } from './page-scripts.mjs'
import { measureFirstScreen } from './phone.mjs'

// Measures the framework itself: an app with a single empty page and the portal's versions of Next.js and React.

const files = {
  'package.json': '{ "name": "empty", "private": true, "type": "module" }',
  'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>',
  'app/page.jsx': 'export default () => <p>Empty</p>',
}
const environment = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }

/** Builds the empty app and returns the gzipped bytes of its scripts. */
export function measureEmptyAppScripts() {
  const folder = buildEmptyApp()
  try {
    const built = path.join(folder, '.next')
    const scripts = listScripts(readFileSync(path.join(built, 'server', 'app', 'index.html'), 'utf8'))
    return scripts.reduce((sum, script) => sum + gzipSync(readFileSync(path.join(built, script))).length, 0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Measures the empty app's blocking time on the same phone: no page of this framework can be below it.
 * @param {import('@playwright/test').Browser} browser
 * @param {Parameters<typeof measureFirstScreen>[0][3]} network
 */
export function measureEmptyApp(browser, network) {
  return withEmptyApp(async (url) => {
    const { blockingTime } = await measureFirstScreen([browser, url, '', network], url, false)
    return {
      what: `blocking time of an empty app, ms (${network.megabits} Mbps)`,
      value: blockingTime,
      goal: Number.POSITIVE_INFINITY,
    }
  })
}

/**
 * Builds and serves the empty app while `use` runs.
 * @template T
 * @param {(url: string) => Promise<T>} use
 */
async function withEmptyApp(use) {
  const folder = buildEmptyApp()
  const port = await getPort()
  const server = spawn(process.execPath, [nextScript, 'start', '-p', String(port)], {
    cwd: folder,
    env: environment,
    stdio: 'ignore',
  })
  try {
    const url = `http://localhost:${port}`
    while (!(await fetch(url).catch(() => null))) await sleep(200)
    return await use(url)
  } finally {
    server.kill()
    await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}

function buildEmptyApp() {
  const folder = mkdtempSync(path.join(tmpdir(), 'empty-app-'))
  mkdirSync(path.join(folder, 'app'))
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  // The bundler only follows the link to node_modules inside its root.
  const bundlerRoot = path.parse(folder).root
  const config = `export default { turbopack: { root: ${JSON.stringify(bundlerRoot)} } }`
  writeFileSync(path.join(folder, 'next.config.mjs'), config)
  execFileSync(process.execPath, [nextScript, 'build'], { cwd: folder, env: environment, stdio: 'pipe' })
  return folder
}
