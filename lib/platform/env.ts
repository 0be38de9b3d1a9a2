import { z } from 'zod'

const Flag = z
  .enum(['', '0', '1', 'false', 'true'])
  .default('')
  .transform((value) => value === '1' || value === 'true')

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  /** Where the portal is reached, without a trailing slash. */
  APP_URL: z.url().transform((url) => url.replace(/\/$/, '')),
  DATABASE_URL: z.string().min(1),
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** Allows production mode on the sandbox. */
  NORTHLIGHT_DEMO: Flag,
  /** A proxy stands before the server and appends each caller's address to `x-forwarded-for`. */
  TRUST_PROXY: Flag,
  OWNER_EMAIL: z.email().optional(),
  MAIL_FROM: z.string().default('Northlight <studio@northlight.test>'),
  /** How long a conversation must be quiet before its unread messages are mailed. */
  MESSAGE_MAIL_DELAY_SECONDS: z.coerce.number().int().min(0).max(3600).default(120),
  /** A domain whose mail the provider hands to the portal; without it mails are not answered by mail. */
  INBOUND_MAIL_DOMAIN: z.hostname().optional(),
  RESEND_WEBHOOK_SECRET: z.string().min(1).optional(),

  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  STRIPE_API_URL: z.url().optional(),
  RESEND_API_KEY: z.string().min(1),
  RESEND_BASE_URL: z.url().optional(),
  UPLOADTHING_TOKEN: z.string().min(1),
  UPLOADTHING_INGEST_URL: z.url().optional(),
  UPLOADTHING_API_URL: z.url().optional(),
  UPLOADTHING_UFS_HOST: z.string().optional(),
  UPLOADTHING_UFS_APP_ID_LOCATION: z.enum(['subdomain', 'path']).optional(),
  UPLOADTHING_CALLBACK_URL: z.url().optional(),
  PUSHER_APP_ID: z.string().min(1),
  PUSHER_KEY: z.string().min(1),
  PUSHER_SECRET: z.string().min(1),
  PUSHER_CLUSTER: z.string().min(1),
  PUSHER_URL: z.url().optional(),

  STUDIO_NAME: z.string().default('Northlight'),
  STUDIO_SUPPORT_EMAIL: z.email().default('studio@northlight.test'),
  STUDIO_PHONE: z.string().optional(),
  STUDIO_ADDRESS: z.string().optional(),
  STUDIO_TIME_ZONE: z.string().default('America/New_York'),
  STUDIO_HOURS: z.string().default('Mon-Fri 9AM-6PM EST'),
  STUDIO_CURRENCY: z.string().length(3).default('USD'),
})
export type Env = z.output<typeof Environment>

/** Per service: its required key, and the variable that points its SDK away from the real service. */
const sandboxMarks = {
  STRIPE_SECRET_KEY: 'STRIPE_API_URL',
  RESEND_API_KEY: 'RESEND_BASE_URL',
  UPLOADTHING_TOKEN: 'UPLOADTHING_INGEST_URL',
  PUSHER_SECRET: 'PUSHER_URL',
} as const

/**
 * Checks an environment whole and names everything that is wrong in one message.
 * @throws Error when a variable is missing or malformed, or when production would run on the sandbox undeclared.
 */
export function parseEnvironment(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(present)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The configuration is not complete:\n${problems.join('\n')}`)
  }
  const onSandbox = Object.entries(sandboxMarks).filter(
    ([, mark]) => parsed.data[mark as keyof Env] !== undefined,
  )
  if (parsed.data.INBOUND_MAIL_DOMAIN && !parsed.data.RESEND_WEBHOOK_SECRET) {
    throw new Error(
      'INBOUND_MAIL_DOMAIN needs RESEND_WEBHOOK_SECRET: an answer must prove where it comes from.',
    )
  }
  if (parsed.data.NODE_ENV === 'production' && !parsed.data.NORTHLIGHT_DEMO && onSandbox.length > 0) {
    const keys = onSandbox.map(([key]) => key).join(', ')
    throw new Error(`Production does not run on the sandbox. Set ${keys}, or NORTHLIGHT_DEMO=1 for a demo.`)
  }
  return parsed.data
}

/** The newest migration that this build knows; written in by next.config.ts. */
export const lastMigration = process.env.NORTHLIGHT_LAST_MIGRATION

let environment: Env | undefined

/** The environment, parsed once, at the first call: a build needs none. */
export function env(): Env {
  environment ??= parseEnvironment(process.env)
  return environment
}
