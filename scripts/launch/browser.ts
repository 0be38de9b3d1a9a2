import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { LaunchError } from './launch-error'
import { runStep } from './progress'
import { root } from './root'
import type { Supervisor } from './supervisor'

const commonPaths = [
  // The same engine at about half the CPU time of a full headless browser.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Shared by the stages, so that a failed installation isn't repeated. */
let browserPath: Promise<string> | undefined

/**
 * Returns the path of a working Chromium: `CHROMIUM_PATH` if set, else Debian's headless shell, else another one that
 * is installed. Installs one if necessary.
 */
export function ensureBrowser(supervisor: Supervisor): Promise<string> {
  browserPath ??= findOrInstall(supervisor)
  return browserPath
}

/** @param paths where browsers are looked for */
export async function findOrInstall(supervisor: Supervisor, paths?: readonly string[]): Promise<string> {
  return findBrowser(paths) ?? (await runStep('Installing a browser', () => installBrowser(supervisor)))
}

/** Returns the path of a working Chromium, or null when there is none. Throws when `CHROMIUM_PATH` doesn't work. */
export function findBrowser(
  paths: readonly string[] = [...commonPaths, chromium.executablePath()],
): string | null {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !runs(chosen)) throw new LaunchError(`CHROMIUM_PATH isn't a working browser: ${chosen}`)
  return chosen || (paths.find(runs) ?? null)
}

/** Runs the file, because on some systems it is a stub that only prints how to install the browser. */
function runs(file: string) {
  return existsSync(file) && spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0
}

function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

async function installBrowser(supervisor: Supervisor) {
  if (isDebianRoot()) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const apt = (name: string, ...args: string[]) => supervisor.start(name, 'apt-get', args, { env }).ended
    const install = ['install', '-y', '--no-install-recommends']
    await apt('apt-update', 'update')
    await apt('apt-install-shell', ...install, 'chromium-headless-shell')
    if (!findBrowser()) await apt('apt-install', ...install, 'chromium')
  }
  if (!findBrowser()) {
    const playwright = path.join(root, 'node_modules', 'playwright', 'cli.js')
    const args = [playwright, 'install', 'chromium']
    await supervisor.start('playwright-install', process.execPath, args, { cwd: root }).ended
  }
  const found = findBrowser()
  if (found) return found
  throw new LaunchError(
    "Browser tests need Chromium, and it couldn't be installed. Install Chromium or Chrome, or set its path: " +
      'CHROMIUM_PATH=/path/to/chromium npm test',
  )
}
