import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { isLiveKey } from '@/lib/platform/environment/service-keys'
import { realKeyOf, type Service, sandboxEnvironment } from '@/sandbox/keys'
import { root } from './root'
import type { Secrets } from './secrets'
import { clockVariable } from './test-clock'

export type Mode = 'production' | 'development'
export type Environment = Record<string, string>
/** What the portal's processes, the migration and the seed receive. */
export type PortalEnvironment = Environment &
  Record<'APP_URL' | 'HOST' | 'DATABASE_URL' | 'AUTH_SECRET', string>

/** Returns the user's configuration: the environment plus the .env files that Next.js reads, in the same order. */
export function readConfiguration(mode: Mode): Environment {
  const files = ['.env', `.env.${mode}`, '.env.local', `.env.${mode}.local`].map((name) =>
    path.join(root, name),
  )
  const read = files.filter((file) => existsSync(file)).map((file) => parseEnv(readFileSync(file, 'utf8')))
  return withoutEmpty(Object.assign({}, ...read, withoutEmpty(process.env)))
}

/** Returns the configuration of a test run. It ignores the user's settings, so that no test reaches a real service. */
export function readTestConfiguration(): Environment {
  const ignored = Object.keys(readConfiguration('production')).filter((name) => !(name in process.env))
  const system = Object.entries(process.env).filter(
    ([name]) => systemVariable.test(name) || clockVariable.test(name),
  )
  // Next.js reads the .env files itself; a variable that is set, even to an empty string, overrides them.
  return {
    ...Object.fromEntries(ignored.map((name) => [name, ''])),
    ...withoutEmpty(Object.fromEntries(system)),
    // Tests send requests from many client addresses, as if through a proxy.
    TRUST_PROXY: '1',
    // They sign in to the demo's accounts, in copies of its database.
    NORTHLIGHT_DEMO: '1',
  }
}

const systemVariable =
  /^(PATH|HOME|USER|LOGNAME|SHELL|LANG|LC_\w+|TMPDIR|TEMP|TMP|TERM|TZ|CI|CHROMIUM_PATH|XDG_\w+)$/

function withoutEmpty(variables: NodeJS.Dict<string>): Environment {
  const set = Object.entries(variables).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return Object.fromEntries(set)
}

/** Returns the services that have no key and therefore use the sandbox. */
export function findSandboxedServices(configuration: Environment): Service[] {
  return (Object.keys(realKeyOf) as Service[]).filter((service) => !configuration[realKeyOf[service]])
}

/** Reads JOBS_IN_SERVER as lib/platform/environment/env.ts does. */
export function runsJobsInServer({ JOBS_IN_SERVER: setting = '1' }: Environment): boolean {
  return isOn(setting)
}

/**
 * Whether the portal is a demo, with accounts whose password is published. Unless NORTHLIGHT_DEMO decides it, only the
 * sandbox and this folder's own database make a demo. It never runs beside a live Stripe key.
 */
export function isDemo(configuration: Environment): boolean {
  const { NORTHLIGHT_DEMO: setting, STRIPE_SECRET_KEY, DATABASE_URL } = configuration
  if (isLiveKey(STRIPE_SECRET_KEY)) return false
  if (setting !== undefined) return isOn(setting)
  return !DATABASE_URL && findSandboxedServices(configuration).length > 0
}

const isOn = (setting: string) => setting === '1' || setting === 'true'

/** Returns the URL of a server on this machine that listens on `host`. */
export function localUrl(host: string, port: number): string {
  const isLocalhost = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)
  return `http://${isLocalhost ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Returns the complete environment of a portal, whose own database is used unless the configuration names another. */
export function portalEnvironment(given: {
  configuration: Environment
  mode: Mode
  port: number
  ports: { postgres: number; sandbox: number }
  secrets: Secrets
}): PortalEnvironment {
  const { configuration, mode, port, ports, secrets } = given
  const ownDatabase = `postgresql://northlight:${secrets.databasePassword}@127.0.0.1:${ports.postgres}/northlight`
  const host = configuration.HOST ?? '127.0.0.1'
  const appUrl = configuration.APP_URL ?? localUrl(host, port)
  const sandboxUrl = `http://localhost:${ports.sandbox}`
  const sandboxed = findSandboxedServices(configuration)
  return {
    ...configuration,
    ...Object.assign({}, ...sandboxed.map((service) => sandboxEnvironment(service, sandboxUrl, appUrl))),
    ...(sandboxed.length > 0 ? { NORTHLIGHT_SANDBOX: '1' } : {}),
    // Set in any case, because Next.js reads the .env files too.
    NORTHLIGHT_DEMO: isDemo(configuration) ? '1' : '0',
    ...(sandboxed.length > 0 && isDemo(configuration)
      ? {
          CALENDAR_SANDBOX_URL: sandboxUrl,
          WEATHER_URL: configuration.WEATHER_URL ?? `${sandboxUrl}/weather`,
        }
      : {}),
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: '1',
    // By default glibc holds on to memory that each thread frees: about 200 MB after many photos.
    MALLOC_ARENA_MAX: configuration.MALLOC_ARENA_MAX ?? '2',
    MALLOC_MMAP_THRESHOLD_: configuration.MALLOC_MMAP_THRESHOLD_ ?? '131072',
    HOST: host,
    PORT: String(port),
    APP_URL: appUrl,
    DATABASE_URL: configuration.DATABASE_URL ?? ownDatabase,
    // No pooler is in front of the portal's own database.
    ...(configuration.DATABASE_URL ? {} : { PREPARED_STATEMENTS: configuration.PREPARED_STATEMENTS ?? '1' }),
    AUTH_SECRET: configuration.AUTH_SECRET ?? secrets.authSecret,
  }
}
