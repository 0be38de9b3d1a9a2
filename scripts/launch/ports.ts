import { existsSync, readFileSync, writeFileSync } from 'node:fs'
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
  const file = path.join(dataFolder, 'ports.json')
  const ports = existsSync(file) ? readPorts(file) : {}
  clearLockedPorts()
  for (const name of names) ports[name] = await getPort({ port: ports[name] ?? 0 })
  writeFileSync(file, `${JSON.stringify(ports, null, 2)}\n`)
  return ports as Record<Name, number>
}

function readPorts(file: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // The file was truncated by a crash: pick new ports.
    return {}
  }
}
