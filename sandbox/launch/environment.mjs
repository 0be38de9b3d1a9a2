import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { tsImport } from 'tsx/esm/api'
import { root } from './folders.mjs'

/**
 * What the person configured: the environment, completed from the same files Next.js reads, in the same order.
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

/** The configuration of a test run: nothing of what the person set, so that no test touches a real service. */
export function readTestConfiguration() {
  const ignored = Object.keys({ ...readConfiguration('production') }).filter((name) => !(name in process.env))
  const system = Object.entries(process.env).filter(([name]) => systemVariable.test(name))
  // Next.js reads the files by itself; only a variable that is set, if only to nothing, wins over them.
  return {
    ...Object.fromEntries(ignored.map((name) => [name, ''])),
    ...Object.fromEntries(system),
    // The tests' people come from many addresses, as if through a proxy.
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
 * The services that have no key of their own and therefore run in the sandbox.
 * @param {NodeJS.ProcessEnv} configuration
 */
export async function findSandboxedServices(configuration) {
  const { realKeyOf } = await loadKeys()
  return Object.keys(realKeyOf).filter((service) => !configuration[realKeyOf[service]])
}

/**
 * Everything the portal needs to know, for its processes and for the migration and the seed.
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
    // The C library keeps what each thread has freed, and large pieces too: over many pictures that is some 200 MB.
    MALLOC_ARENA_MAX: configuration.MALLOC_ARENA_MAX ?? '2',
    MALLOC_MMAP_THRESHOLD_: configuration.MALLOC_MMAP_THRESHOLD_ ?? '131072',
    PORT: String(port),
    APP_URL: appUrl,
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: configuration.AUTH_SECRET ?? authSecret,
  }
}

async function loadKeys() {
  return await tsImport('../keys.ts', import.meta.url)
}
