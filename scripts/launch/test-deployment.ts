import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { buildImage, type Image } from '@/scripts/image/build-image'
import { migrateWithImage, serveImage, startImageWorker } from '@/scripts/image/start-image'
import { completeDeployment } from './build'
import { findDemoOwner } from './demo-seed'
import { portalEnvironment, readTestConfiguration } from './environment'
import { dataFolders, emptyDataFolders } from './folders'
import { startSandbox } from './portal-processes'
import { loadPorts } from './ports'
import { dropDatabase, ensureDatabase } from './postgres'
import { signalTree } from './processes.mjs'
import { root } from './root'
import { startRoundRobinProxy } from './round-robin-proxy'
import { openSupervisor, type Started } from './supervisor'
import { copyFiles, type TestPortal, type TestStudio } from './test-portal'

export type TestDeployment = Omit<TestPortal, 'startSecond'> & {
  image: Image
  /** The portals behind the proxy. */
  instances: string[]
  /** The variables of its containers. */
  variables: Record<string, string>
}

/** Which photo upload's request loses the server that it's sent to. */
const lostUpload = 6

/**
 * Starts the image of the Dockerfile as a deployment runs it: it migrates its own copy of the studio, and starts two
 * portals and a worker, behind a proxy that sends each request to the other portal. In the middle of the sixth photo
 * upload one portal is killed, and starts again.
 */
export async function openTestDeployment(studio: TestStudio, name: string): Promise<TestDeployment> {
  const folders = dataFolders(`test/${name}`)
  const supervisor = await openSupervisor(folders, 'A deployment for tests')
  const place = mkdtempSync(path.join(os.tmpdir(), 'northlight-image-'))
  let proxy: { stop(): Promise<void> } | undefined
  const stop = async () => {
    await proxy?.stop()
    await supervisor.stop()
    await dropDatabase(studio.serverUrl, name)
    emptyDataFolders(folders)
    rmSync(place, { recursive: true, force: true })
  }
  try {
    await completeDeployment(studio.buildFolder)
    const standalone = path.join(root, studio.buildFolder, 'standalone')
    const given = {
      '/portal/.next/standalone': standalone,
      '/portal/.next/standalone/.next/cache': path.join(standalone, studio.buildFolder, 'cache'),
    }
    const image = buildImage(place, { given })
    await dropDatabase(studio.serverUrl, name)
    await ensureDatabase(studio.serverUrl, name, studio.database)
    emptyDataFolders(folders)
    copyFiles(studio.files, folders.sandbox)
    const databaseUrl = new URL(studio.serverUrl)
    databaseUrl.pathname = `/${name}`
    const ports = await loadPorts(folders.data, ['portal', 'postgres', 'sandbox', 'first', 'second'])
    const variables = portalEnvironment({
      configuration: {
        ...readTestConfiguration(),
        DATABASE_URL: databaseUrl.href,
        OWNER_EMAIL: (await findDemoOwner(databaseUrl.href)) ?? '',
        JOBS_IN_SERVER: '0',
        NORTHLIGHT_BUILD_FOLDER: studio.buildFolder,
      },
      mode: 'production',
      port: ports.portal,
      ports,
      secrets: { authSecret: studio.authSecret, databasePassword: '' },
    })
    const serve = (port: number, name: string) =>
      serveImage(supervisor, image, variables, { port, name: `${name}-server` })

    await startSandbox(supervisor, variables, { port: ports.sandbox, folder: folders.sandbox })
    migrateWithImage(image, variables)
    startImageWorker(supervisor, image, variables)
    const servers = new Map<number, Started>()
    servers.set(ports.first, await serve(ports.first, 'first'))
    servers.set(ports.second, await serve(ports.second, 'second'))
    const end = async (port: number, signal: NodeJS.Signals) => {
      const server = servers.get(port)
      if (server?.pid) signalTree(server.pid, signal)
      await server?.ended
    }
    const kill = (port: number) => end(port, 'SIGKILL')
    const start = async (port: number) => void servers.set(port, await serve(port, 'restarted'))

    let uploads = 0
    proxy = await startRoundRobinProxy(ports.portal, [ports.first, ports.second], async (request, port) => {
      if (!isPhotoUpload(request) || ++uploads !== lostUpload) return
      await kill(port)
      start(port).catch((error) => console.error(error))
    })
    return {
      url: variables.APP_URL,
      sandboxUrl: `http://localhost:${ports.sandbox}`,
      databaseUrl: databaseUrl.href,
      authSecret: studio.authSecret,
      logFile: servers.get(ports.first)?.log ?? '',
      kill: () => kill(ports.first),
      terminate: () => end(ports.first, 'SIGTERM'),
      start: () => start(ports.first),
      stop,
      image,
      instances: [ports.first, ports.second].map((port) => `http://localhost:${port}`),
      variables,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

function isPhotoUpload({ method, url = '' }: IncomingMessage) {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  return method === 'POST' && pathname === '/api/uploadthing' && searchParams.get('actionType') === 'upload'
}
