import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { root } from './folders.mjs'
import { LaunchError } from './launch-error.mjs'
import { runStep } from './progress.mjs'

/** Chromium without a window: the same engine, for about half the processor's time of a whole browser without a head. */
const shell = '/usr/bin/chromium-headless-shell'

const usualPlaces = [
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** @type {Promise<string> | undefined} Several stages need it; what cannot be installed is not tried for each. */
let ensured

/**
 * The path of a Chromium that runs: the one that was named, the lean one where Debian has it, one that is there, or else
 * one installed now.
 * @param {import('./portal-processes.mjs').Supervisor} supervisor
 */
export function ensureBrowser(supervisor) {
  ensured ??= find(supervisor)
  return ensured
}

async function find(supervisor) {
  const found = findBrowser()
  const isLeanest = found === process.env.CHROMIUM_PATH || found === shell || !isDebianRoot()
  if (found && isLeanest) return found
  return await runStep('Installing a browser', () => installBrowser(supervisor))
}

/** The path of a Chromium that runs, or null when there is none. */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen && !runs(chosen)) throw new LaunchError(`CHROMIUM_PATH names no browser that runs: ${chosen}`)
  return [chosen, ...usualPlaces, playwrightsOwn()].find((file) => file && runs(file)) ?? null
}

function playwrightsOwn() {
  return createRequire(path.join(root, 'package.json'))('playwright-core').chromium.executablePath()
}

/** A file that exists may still be a stub that only tells where to get the browser. */
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
    'The end-to-end tests need Chromium, and none could be installed. Install Chromium or Chrome, or name one: ' +
      'CHROMIUM_PATH=/path/to/chromium npm test',
  )
}

/** One way of several: its failure is no news while another one is left. */
async function attempt(way) {
  try {
    await way()
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error
  }
}
