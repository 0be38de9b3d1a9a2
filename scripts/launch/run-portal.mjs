import { setTimeout as sleep } from 'node:timers/promises'
import { dataFolders } from './folders.mjs'
import { generateClient, installPackages } from './install.mjs'
import { LaunchError } from './launch-error.mjs'
import { isPortFree } from './ports.mjs'
import { startTimeOf } from './processes.mjs'
import { elapsed, print, printError } from './progress.mjs'
import { openSupervisor } from './supervisor.mjs'

const commands = { production: 'npm start', development: 'npm run dev' }

/**
 * Runs `npm start` and `npm run dev`: sets up everything, starts the portal and keeps it running until it is stopped.
 * @param {'production' | 'development'} mode
 */
export async function runPortal(mode) {
  let supervisor
  try {
    const port = readPort(process.env.PORT)
    const folders = dataFolders('demo')
    supervisor = await openSupervisor(folders, 'Northlight')
    stopOnSignals(supervisor)
    if (!(await isPortFree(port))) {
      throw new LaunchError(`Port ${port} is taken. Use another one: PORT=${port + 1} ${commands[mode]}`)
    }
    await installPackages(supervisor)
    await generateClient(supervisor)
    const { startPortal } = await import('./portal.mjs')
    const { readConfiguration } = await import('./environment.mjs')
    const onOutput = mode === 'development' ? (chunk) => process.stdout.write(chunk) : undefined
    const configuration = { ...readConfiguration(mode), PORT: String(port) }
    const portal = await startPortal(supervisor, { mode, port, configuration, folders, onOutput })
    supervisor.announce(portal.url)
    printWelcome(portal)
    const ended = await Promise.race(
      portal.services.map(async (service) => ({ service, end: await service.ended })),
    )
    if (supervisor.isStopping()) return
    throw new LaunchError(`${ended.service.name} stopped unexpectedly.`, ended.service.log)
  } catch (error) {
    if (supervisor?.isStopping()) return
    printError(error)
    process.exitCode = 1
    await supervisor?.stop()
    process.exit()
  }
}

function readPort(text) {
  if (text === undefined || text === '') return 3000
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new LaunchError(`PORT must be a number from 1 to 65535, not "${text}".`)
}

function printWelcome({ url, sandboxUrl, isDemo }) {
  print(`\n  Northlight is ready after ${elapsed()}: ${url}\n`)
  if (isDemo) {
    print('  Sign in with the password Northlight-2026 as')
    for (const [email, role] of demoAccounts) print(`    ${email.padEnd(26)}${role}`)
    print()
  }
  if (sandboxUrl) print(`  See the sandbox's emails, payments and files at ${sandboxUrl}\n`)
  print('  Press Ctrl-C to stop.\n')
}

const demoAccounts = [
  ['ava@northlight.test', 'photographer and studio owner'],
  ['noah@northlight.test', 'photographer'],
  ['sam@harborrealty.test', 'client'],
  ['mia@oakandmain.test', 'client'],
  ['lee@pending.test', 'photographer awaiting approval'],
]

function stopOnSignals(supervisor) {
  let stoppedAt = 0
  async function stop() {
    // npm repeats the terminal's signal at once; a later signal means the user wants to quit now. The watchdog cleans
    // up.
    if (supervisor.isStopping() && Date.now() - stoppedAt > 1000) process.exit(1)
    if (supervisor.isStopping()) return
    stoppedAt = Date.now()
    print('\n  Stopping…')
    await supervisor.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  stopWithNpm(stop)
}

/**
 * npm forwards SIGINT and SIGTERM to this process, because the scripts in package.json use `exec` and leave no shell in
 * between. It can't forward SIGKILL, so this polls whether npm is still running and stops when it isn't.
 */
async function stopWithNpm(stop) {
  if (!process.env.npm_lifecycle_event) return
  const npm = { pid: process.ppid, start: startTimeOf(process.ppid) }
  while (startTimeOf(npm.pid) === npm.start) await sleep(2000, null, { ref: false })
  await stop()
}
