import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import getPort, { clearLockedPorts } from 'get-port'

/** Returns whether a port is free on every interface. */
export async function isPortFree(port: number): Promise<boolean> {
  clearLockedPorts()
  return (await getPort({ port })) === port
}

/** Returns this copy's ports: the ones stored in `ports.json`, replacing any that is taken by another process. */
export async function loadPorts<Name extends string>(
  dataFolder: string,
  names: Name[],
): Promise<Record<Name, number>> {
  const ports: Partial<Record<Name, number>> = readPorts<Name>(dataFolder)
  clearLockedPorts()
  for (const name of names) ports[name] = await getPort({ port: ports[name] ?? 0 })
  const file = fileOf(dataFolder)
  writeFileSync(`${file}.part`, `${JSON.stringify(ports, null, 2)}\n`)
  renameSync(`${file}.part`, file)
  return ports as Record<Name, number>
}

/** Returns the stored ports, whether or not they're free; none before the first start. */
export function readPorts<Name extends string>(dataFolder: string): Record<Name, number> {
  const file = fileOf(dataFolder)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : ({} as Record<Name, number>)
}

const fileOf = (dataFolder: string) => path.join(dataFolder, 'ports.json')
