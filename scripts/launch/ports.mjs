import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'

function canListenOn(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', (error) => resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** Returns whether a port is free on IPv4 and IPv6, on loopback and on all interfaces. */
export async function isPortFree(port) {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0', '::']) if (!(await canListenOn(port, host))) return false
  return true
}

/** Returns a free port picked by the operating system. */
export async function findFreePort() {
  for (let attempt = 0; attempt < 50; attempt++) {
    const port = await new Promise((resolve, reject) => {
      const server = net.createServer()
      server.once('error', reject)
      server.listen(0, '127.0.0.1', () => {
        const { port } = server.address()
        server.close(() => resolve(port))
      })
    })
    if (await isPortFree(port)) return port
  }
  throw new Error("Couldn't find a free port in 50 attempts.")
}

/**
 * Returns this copy's ports: the ones stored in `ports.json`, replacing any that is taken by another process.
 * @param {string} dataFolder
 * @param {string[]} names
 * @returns {Promise<Record<string, number>>}
 */
export async function loadPorts(dataFolder, names) {
  const file = path.join(dataFolder, 'ports.json')
  const known = existsSync(file) ? readKnown(file) : {}
  const ports = { ...known }
  for (const name of names) {
    if (!Number.isInteger(known[name]) || !(await isPortFree(known[name]))) ports[name] = await findFreePort()
  }
  writeFileSync(file, `${JSON.stringify(ports, null, 2)}\n`)
  return ports
}

function readKnown(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // The file was truncated by a crash: pick new ports.
    return {}
  }
}
