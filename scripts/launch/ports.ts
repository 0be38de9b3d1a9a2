import { randomInt } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import getPort, { clearLockedPorts, portNumbers } from 'get-port'

const lowestPort = 20_000
/** Above it are the ports that systems choose themselves: from 32,768 on Linux, from 49,152 elsewhere. */
const highestPort = 32_767

/** Returns a free port, the preferred one if it is. No outgoing connection can take another one while its server restarts. */
export function pickPort(preferred?: number): Promise<number> {
  const others = portNumbers(randomInt(lowestPort, highestPort), highestPort)
  return getPort({ port: preferred === undefined ? others : [preferred, ...others] })
}

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
  for (const name of names) ports[name] = await pickPort(ports[name])
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
