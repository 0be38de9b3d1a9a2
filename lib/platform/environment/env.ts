import { z } from 'zod'
import { isSupportedCurrency } from '@/lib/platform/money/currencies'
import { defaultLocale, isSupportedLocale, setStudioLocale } from '@/lib/platform/text/locale'
import { readTimeZone } from '@/lib/platform/time/time-zones'
import { missingVariable, wrongVariable } from './configuration-problems'
import { findProductionProblems } from './production-environment'
import { isLiveKey } from './service-keys'
import { StartupError } from './startup-error'

const Flag = z
  .enum(['', '0', '1', 'false', 'true'])
  .default('')
  .transform((value) => value === '1' || value === 'true')

const WebAddress = z.url({
  protocol: /^https?$/,
  error: 'must be a whole address, such as https://portal.example.com',
})

/** `Name <address>` or a bare address, as in an email's From header. */
const Sender = z
  .string()
  .refine(
    (line) => z.email().safeParse(/^[^<>]+<([^<>]+)>$/.exec(line)?.[1] ?? line).success,
    'must be an email address, with or without a name: Harbor Studio <hello@harbor.studio>',
  )

const TimeZone = z
  .string()
  .refine(
    (name) => readTimeZone(name) !== null,
    "isn't a time zone that this machine knows, such as America/New_York",
  )

/** The studio's details until it enters its own; in production they have to be set. */
export const placeholderStudio = { name: 'Northlight', supportEmail: 'studio@northlight.test' }

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  /** The portal's URL, without a trailing slash. */
  APP_URL: WebAddress.transform((url) => url.replace(/\/$/, '')),
  DATABASE_URL: z.string().min(1),
  /** Postgres parses and plans frequent statements once per connection. Off by default: older transaction poolers fail. */
  PREPARED_STATEMENTS: Flag,
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** People may sign in to the demo's accounts, whose password is published. Off beside a live Stripe key. */
  NORTHLIGHT_DEMO: Flag,
  /** Allows production mode on the sandbox, as a demo does; set by `npm start`. */
  NORTHLIGHT_SANDBOX: Flag,
  /** A proxy in front of the server appends each client's address to `x-forwarded-for`. */
  TRUST_PROXY: Flag,
  /** The server also runs the jobs. If off, processes started by `npm run worker` do. */
  JOBS_IN_SERVER: Flag.default(true),
  /** Whoever sends it may run jobs at `/api/cron`. */
  CRON_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  /** How long one request to `/api/cron` starts jobs. */
  CRON_SECONDS: z.coerce.number().int().min(1).max(240).default(50),
  OWNER_EMAIL: z.email('must be an email address').optional(),
  /** Who sends it may read the metrics. Without it, nothing is measured. */
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  /** The address that processes other than the server listen on. */
  HOST: z.string().default('127.0.0.1'),
  /** Where a process started by `npm run worker` serves its own metrics. */
  WORKER_METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  /** The collector of traces and errors. Without it, nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: WebAddress.optional(),
  OTEL_SERVICE_NAME: z.string().default('northlight'),
  /** The Sentry-compatible collector of errors. */
  SENTRY_DSN: WebAddress.refine(
    (dsn) => /^https?:\/\/[^@/]+@.+\/[^/]+$/.test(dsn),
    'must be a DSN, such as https://key@errors.example.com/1',
  ).optional(),
  /** The folder of the build being served. */
  NORTHLIGHT_BUILD_FOLDER: z.string().default('.next'),
  MAIL_FROM: Sender.default('Northlight <studio@northlight.test>'),
  /** How long a conversation must be quiet before its unread messages are emailed. */
  MESSAGE_MAIL_DELAY_SECONDS: z.coerce.number().int().min(0).max(3600).default(120),
  /** The domain whose email Resend forwards to the portal. Without it, email replies are not accepted. */
  INBOUND_MAIL_DOMAIN: z.hostname().optional(),
  RESEND_WEBHOOK_SECRET: z.string().min(1).optional(),

  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  STRIPE_API_URL: WebAddress.optional(),
  /** The origin from which browsers load Stripe.js and its frames, instead of js.stripe.com. */
  STRIPE_JS_URL: WebAddress.optional(),
  RESEND_API_KEY: z.string().min(1),
  RESEND_BASE_URL: WebAddress.optional(),
  UPLOADTHING_TOKEN: z.string().min(1),
  UPLOADTHING_INGEST_URL: WebAddress.optional(),
  UPLOADTHING_API_URL: WebAddress.optional(),
  UPLOADTHING_UFS_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+(:\d+)?$/i, 'must be a host, without https://')
    .optional(),
  UPLOADTHING_UFS_APP_ID_LOCATION: z.enum(['subdomain', 'path']).optional(),
  UPLOADTHING_CALLBACK_URL: WebAddress.optional(),
  PUSHER_APP_ID: z.string().min(1),
  PUSHER_KEY: z.string().min(1),
  PUSHER_SECRET: z.string().min(1),
  PUSHER_CLUSTER: z.string().min(1),
  PUSHER_URL: WebAddress.optional(),
  /** The only place that calendars are read from, and push notifications sent to, over http and loopback; the sandbox's. */
  CALENDAR_SANDBOX_URL: WebAddress.transform((url) => new URL(url).origin).optional(),

  /** A geocoder that speaks Nominatim's API. Without it, properties are located by ZIP code. */
  GEOCODER_URL: WebAddress.transform((url) => url.replace(/\/$/, '')).optional(),

  /** A routing server that speaks OSRM's API. Without it, drives are estimated. */
  ROUTER_URL: WebAddress.transform((url) => url.replace(/\/$/, '')).optional(),

  /** A weather service that speaks Open-Meteo's API. Without it, no forecasts are shown. */
  WEATHER_URL: WebAddress.optional(),

  STUDIO_NAME: z.string().trim().min(1).max(100).default(placeholderStudio.name),
  STUDIO_SUPPORT_EMAIL: z.email('must be an email address').default(placeholderStudio.supportEmail),
  STUDIO_PHONE: z
    .string()
    .regex(/^\+?[\d\s().-]{7,20}$/, 'must be a phone number')
    .optional(),
  STUDIO_ADDRESS: z.string().optional(),
  STUDIO_TIME_ZONE: TimeZone.default('America/New_York'),
  STUDIO_HOURS: z.string().default('Mon-Fri 9AM-6PM EST'),
  STUDIO_CURRENCY: z
    .string()
    .toUpperCase()
    .refine(
      isSupportedCurrency,
      'must be the ISO code of a currency that Settings, Studio offers, such as USD',
    )
    .default('USD'),
  /** The locale for formatting and parsing amounts and other numbers. */
  STUDIO_LOCALE: z
    .string()
    .refine(isSupportedLocale, 'must be a locale that writes numbers with the digits 0 to 9, such as en-US')
    .default(defaultLocale),
})
export type Env = z.output<typeof Environment>

/**
 * Parses a whole environment.
 * @throws StartupError with every problem at once: what is missing or malformed, and in production placeholders, such as an
 * undeclared sandbox, or the default name and address
 */
export function parseEnvironment(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(present)
  const malformed = parsed.success ? new Map() : findMalformed(parsed.error, present)
  if (present.INBOUND_MAIL_DOMAIN && !present.RESEND_WEBHOOK_SECRET)
    malformed.set('RESEND_WEBHOOK_SECRET', missingVariable('RESEND_WEBHOOK_SECRET'))
  const usable = parseEach(present)
  const isDemo = Boolean(usable.NORTHLIGHT_DEMO) && !isLiveKey(usable.STRIPE_SECRET_KEY ?? '')
  const placeholders = findProductionProblems({ ...usable, NORTHLIGHT_DEMO: isDemo }, present)
  const others = [...placeholders].filter(([name]) => !malformed.has(name)).map(([, problem]) => problem)
  const problems = [...malformed.values(), ...others]
  if (!parsed.success || problems.length > 0) throw new StartupError(problems)
  return { ...parsed.data, NORTHLIGHT_DEMO: isDemo }
}

/** Returns a sentence for each malformed variable, by its name. */
function findMalformed(error: z.ZodError, present: Record<string, unknown>): Map<string, string> {
  return new Map(
    error.issues.map(({ path, message }): [string, string] => {
      const name = path.join('.')
      return [name, name in present ? wrongVariable(name, message) : missingVariable(name)]
    }),
  )
}

/** Parses each variable by itself, and leaves malformed ones out. */
function parseEach(present: Record<string, unknown>): Partial<Env> {
  const results = Object.entries(Environment.shape).map(([name, field]) => ({
    name,
    result: field.safeParse(present[name]),
  }))
  return Object.fromEntries(results.map(({ name, result }) => [name, result.data]))
}

/** The version and commit of this build, as far as known: `0.1.0 (1a2b3c4)`. Inlined by next.config.ts. */
export const version = [
  process.env.NORTHLIGHT_VERSION,
  process.env.NORTHLIGHT_COMMIT && `(${process.env.NORTHLIGHT_COMMIT})`,
]
  .filter(Boolean)
  .join(' ')

/** The migrations that this build knows, oldest first; inlined by next.config.ts. */
export const knownMigrations = process.env.NORTHLIGHT_MIGRATIONS?.split(',') ?? []

/** Returns the level of the log, also while other variables are missing. */
export const logLevel = () =>
  Environment.shape.LOG_LEVEL.catch('info').parse(process.env.LOG_LEVEL || undefined)

let environment: Env | undefined

/** Returns the environment, parsed at the first call, because a build has none. */
export function env(): Env {
  if (environment) return environment
  environment = parseEnvironment(process.env)
  setStudioLocale(environment.STUDIO_LOCALE)
  return environment
}
