// `npm run image`: builds the Dockerfile's image in an empty folder, without a container engine, and checks that what is in it
// runs: the migration, a server, a worker, and the program that decodes HEIC pictures.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { portalEnvironment, readTestConfiguration } from '@/scripts/launch/environment'
import { dataFolders, emptyDataFolders } from '@/scripts/launch/folders'
import { LaunchError } from '@/scripts/launch/launch-error'
import { startSandbox } from '@/scripts/launch/portal-processes'
import { loadPorts } from '@/scripts/launch/ports'
import { startPostgres, withClient } from '@/scripts/launch/postgres'
import { runCommand } from '@/scripts/launch/run-command'
import { loadSecrets } from '@/scripts/launch/secrets'
import { buildImage } from './build-image'
import { openContainer, runInContainer } from './container'
import { migrateWithImage, serveImage, startImageWorker } from './start-image'

const folders = dataFolders('test/image')
const picture = path.resolve('lib/platform/images/fixtures/colors.heic')
const place = mkdtempSync(path.join(os.tmpdir(), 'northlight-image-'))

await runCommand({ folders, purpose: 'npm run image', codeWhenInterrupted: 130 }, async (supervisor) => {
  try {
    const image = buildImage(place)
    emptyDataFolders(folders)
    const ports = await loadPorts(folders.data, ['portal', 'postgres', 'sandbox'])
    const secrets = loadSecrets(folders.data)
    const { postgres: folder } = folders
    const password = secrets.databasePassword
    await startPostgres(supervisor, { folder, port: ports.postgres, password, isVolatile: true })
    const configuration = { ...readTestConfiguration(), JOBS_IN_SERVER: '0' }
    const variables = portalEnvironment({
      configuration,
      mode: 'production',
      port: ports.portal,
      ports,
      secrets,
    })
    await startSandbox(supervisor, variables, { port: ports.sandbox, folder: folders.sandbox })

    const assert = (what: string, isTrue: boolean) => {
      if (!isTrue) throw new LaunchError(`The image fails: ${what}`)
      console.log(`  ✓ ${what}`)
    }
    assert('it migrates an empty database', migrateWithImage(image, variables).startsWith('Applied'))
    assert('it migrates it once', migrateWithImage(image, variables) === 'Nothing to migrate.\n')
    const decoder = ['node', 'lib/platform/images/heic-to-tiff.mjs', picture, os.devNull, '100000000']
    const decoded = runInContainer(openContainer(image, variables, decoder))
    assert('it decodes a HEIC picture', decoded.status === 0)
    startImageWorker(supervisor, image, variables)
    await serveImage(supervisor, image, variables, { port: ports.portal, name: 'server' })
    assert('its health check succeeds', true)
    assert('it renders a page', (await fetch(`${variables.APP_URL}/auth`)).ok)
    assert('its worker runs jobs', await isDone(variables.DATABASE_URL))
    const { checks } = await (await fetch(`${variables.APP_URL}/api/ready`)).json()
    assert('it is ready', checks.database && checks.migrations && checks.worker)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
  return 0
})

/** Returns whether the job that a worker queues when it starts is done within a minute. */
async function isDone(databaseUrl: string): Promise<boolean> {
  const ran = 'select 1 from worker_heartbeats where not exists (select from graphile_worker.jobs)'
  for (let seconds = 0; seconds < 60; seconds += 1) {
    if ((await withClient(databaseUrl, (client) => client.query(ran))).rowCount !== 0) return true
    await sleep(1000)
  }
  return false
}
