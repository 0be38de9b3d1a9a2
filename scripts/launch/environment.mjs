import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { tsImport } from 'tsx/esm/api'
import { root } from './folders.mjs'

/**
 * Returns the user's configuration: the environment plus the .env files that Next.js reads, in the same order.
 * @param {'production' | 'development'} mode
 * @returns {NodeJS.ProcessEnv}
 */
export function readConfiguration(mode) {
  const files = [`.env.${mode}.local`, '.env.local', `.env.${mode}`, '.env'].map((name) =>
    path.join(root, name),
  )
  const read = files.filter((file) => existsSync(file)).map((file) => parseEnv(readFileSync(file, 'utf8')))
  return withoutEmpty(Object.assign({}, ...read.reverse(), withoutEmpty(process.env)))
}

/** Returns the configuration of a test run. It ignores the user's settings, so that no test reaches a real service. */
export function readTestConfiguration() {
  const ignored = Object.keys({ ...readConfiguration('production') }).filter((name) => !(name in process.env))
  const system = Object.entries(process.env).filter(([name]) => systemVariable.test(name))
  // Next.js reads the .env files itself; a variable that is set, even to an empty string, overrides them.
  return {
    ...Object.fromEntries(ignored.map((name) => [name, ''])),
    ...Object.fromEntries(system),
    // Tests send requests from many client addresses, as if through a proxy.
    TRUST_PROXY: '1',
  }
}

const systemVariable =
  /^(PATH|HOME|USER|LOGNAME|SHELL|LANG|LC_\w+|TMPDIR|TEMP|TMP|TERM|CI|CHROMIUM_PATH|XDG_\w+)$/

function withoutEmpty(variables) {
  return Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  )
}

/**
 * Returns the services that have no key and therefore use the sandbox.
 * @param {NodeJS.ProcessEnv} configuration
 */
export async function findSandboxedServices(configuration) {
  const { realKeyOf } = await loadKeys()
  return Object.keys(realKeyOf).filter((service) => !configuration[realKeyOf[service]])
}

/**
 * Returns the complete environment for the portal's processes, the migration and the seed.
 * @param {{ configuration: NodeJS.ProcessEnv, mode: 'production' | 'development', port: number, databaseUrl: string,
 *   authSecret: string, sandboxed: string[], sandboxUrl: string }} given
 */
export async function portalEnvironment(given) {
  const { configuration, mode, port, databaseUrl, authSecret, sandboxed, sandboxUrl } = given
  const { sandboxEnvironment } = await loadKeys()
  const appUrl = configuration.APP_URL ?? `http://localhost:${port}`
  const sandbox = sandboxed.map((service) => sandboxEnvironment(service, sandboxUrl, appUrl))
  return {
    ...configuration,
    ...Object.assign({}, ...sandbox),
    ...(sandboxed.length > 0 ? { NORTHLIGHT_DEMO: '1' } : {}),
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: '1',
    // By default glibc holds on to memory that each thread frees: about 200 MB after many photos.
    MALLOC_ARENA_MAX: configuration.MALLOC_ARENA_MAX ?? '2',
    MALLOC_MMAP_THRESHOLD_: configuration.MALLOC_MMAP_THRESHOLD_ ?? '131072',
    PORT: String(port),
    APP_URL: appUrl,
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: configuration.AUTH_SECRET ?? authSecret,
  }
}

async function loadKeys() {
  return await tsImport('../../sandbox/keys.ts', import.meta.url)
}
