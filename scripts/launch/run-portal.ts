import { type Mode, readConfiguration } from './environment'
import { dataFolders } from './folders'
import { LaunchError } from './launch-error'
import { type Portal, startPortal } from './portal'
import { isPortFree } from './ports'
import { elapsed } from './progress'
import { runCommand } from './run-command'
import { welcome } from './welcome'

const commands: Record<Mode, string> = { production: 'npm start', development: 'npm run dev' }

/** Runs `npm start` and `npm run dev`: starts the portal and keeps it running until it is stopped. */
export async function runPortal(mode: Mode) {
  const folders = dataFolders()
  await runCommand({ folders, purpose: 'Northlight', codeWhenInterrupted: 0 }, async (supervisor) => {
    const port = readPort(process.env.PORT)
    if (!(await isPortFree(port))) {
      throw new LaunchError(`Port ${port} is taken. Use another one: PORT=${port + 1} ${commands[mode]}`)
    }
    const configuration = { ...readConfiguration(mode), PORT: String(port) }
    const portal = await startPortal(supervisor, { mode, port, configuration, folders })
    supervisor.announce(portal.environment.APP_URL)
    printWelcome(portal)
    const { name, log } = await firstToEnd(portal)
    throw new LaunchError(`${name} stopped unexpectedly.`, log)
  })
}

function readPort(text: string | undefined) {
  if (text === undefined || text === '') return 3000
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65536) return port
  throw new LaunchError(`PORT must be a number from 1 to 65535, not "${text}".`)
}

async function firstToEnd({ database, sandbox, worker, server }: Portal) {
  const services = {
    'The database': database,
    'The sandbox': sandbox,
    'The worker': worker,
    'The portal': server,
  }
  const running = Object.entries(services).flatMap(([name, service]) => (service ? [{ name, service }] : []))
  return await Promise.race(
    running.map(async ({ name, service }) => {
      await service.ended
      return { name, log: service.log }
    }),
  )
}

function printWelcome({ environment, studio, sandboxUrl }: Portal) {
  console.log(`\n  Northlight is ready after ${elapsed()}: ${environment.APP_URL}\n`)
  for (const line of welcome(environment, studio, sandboxUrl)) console.log(line && `  ${line}`)
  console.log('\n  Press Ctrl-C to stop.\n')
}
