import type { Started, Supervisor } from '@/scripts/launch/supervisor'
import type { Image } from './build-image'
import { openContainer, runInContainer } from './container'

/** Migrates the database as a deployment does. @throws Error with what the migration printed if it fails */
export function migrateWithImage(image: Image, variables: Record<string, string>): string {
  const command = ['node', 'prisma/migrate.mjs']
  const { status, stdout, stderr } = runInContainer(openContainer(image, variables, command))
  if (status !== 0) throw new Error(`The migration failed: ${stderr}`)
  return stdout
}

/** Starts a worker. */
export function startImageWorker(
  supervisor: Supervisor,
  image: Image,
  variables: Record<string, string>,
): Started {
  const { command, args, options } = openContainer(image, variables, ['node', 'worker.mjs'])
  return supervisor.start('worker', command, args, { ...options, signal: image.stopSignal })
}

/** Starts a server, and resolves once the image's health check succeeds. */
export function serveImage(
  supervisor: Supervisor,
  image: Image,
  variables: Record<string, string>,
  { port, name }: { port: number; name: string },
): Promise<Started> {
  const own = { ...variables, PORT: String(port) }
  const { command, args, options } = openContainer(image, own)
  const check = openContainer(image, own, image.healthCheck)
  const isReady = async () => runInContainer(check).status === 0
  return supervisor.serve(name, command, args, { ...options, signal: image.stopSignal, isReady })
}
