import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { root } from './folders.mjs'
import { LaunchError } from './launch-error.mjs'
import { runStep } from './progress.mjs'

/** Chromium's headless shell: the same engine at about half the CPU time of a full headless browser. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const commonPaths = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** @type {Promise<string> | undefined} Shared by the stages, so that a failed installation isn't repeated. */
let browserPath

/**
 * Returns the path of a working Chromium: `CHROMIUM_PATH` if set, else Debian's headless shell, else another one that
 * is installed. Installs one if necessary.
 * @param {import('./portal-processes.mjs').Supervisor} supervisor
 */
export function ensureBrowser(supervisor) {
  browserPath ??= find(supervisor)
  return browserPath
}

async function find(supervisor) {
  const found = findBrowser()
  const isPreferred = found === process.env.CHROMIUM_PATH || found === headlessShell || !isDebianRoot()
  if (found && isPreferred) return found
  return await runStep('Installing a browser', () => installBrowser(supervisor))
}

/** Returns the path of a working Chromium, or null when there is none. Throws when `CHROMIUM_PATH` doesn't work. */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !runs(chosen)) throw new LaunchError(`CHROMIUM_PATH isn't a working browser: ${chosen}`)
  return [chosen, ...commonPaths, playwrightChromium()].find((file) => file && runs(file)) ?? null
}

function playwrightChromium() {
  return createRequire(path.join(root, 'package.json'))('playwright-core').chromium.executablePath()
}

/** Runs the file, because on some systems it is a stub that only prints how to install the browser. */
function runs(file) {
  return existsSync(file) && spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0
}

function isDebianRoot() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

async function installBrowser(supervisor) {
  if (isDebianRoot()) {
    const apt = (name, ...args) =>
      attempt(() =>
        supervisor.run(name, 'apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }),
      )
    const install = ['install', '-y', '--no-install-recommends']
    await apt('apt-update', 'update')
    await apt('apt-install-shell', ...install, 'chromium-headless-shell')
    if (!findBrowser()) await apt('apt-install', ...install, 'chromium')
  }
  const playwright = path.join(root, 'node_modules', 'playwright', 'cli.js')
  if (!findBrowser()) {
    await attempt(() =>
      supervisor.run('playwright-install', process.execPath, [playwright, 'install', 'chromium'], {
        cwd: root,
      }),
    )
  }
  const found = findBrowser()
  if (found) return found
  throw new LaunchError(
    "Browser tests need Chromium, and it couldn't be installed. Install Chromium or Chrome, or set its path: " +
      'CHROMIUM_PATH=/path/to/chromium npm test',
  )
}

/** Runs one of several installation methods; its failure is ignored, because the next one may succeed. */
async function attempt(install) {
  try {
    await install()
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error
  }
}
