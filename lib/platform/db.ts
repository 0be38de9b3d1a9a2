import 'server-only'
import { PrismaPg } from '@prisma/adapter-pg'
import { type Prisma, PrismaClient } from '@/prisma/generated/client'
import { env } from './env'

/** What a command writes through: the client inside `db().$transaction`. */
export type Transaction = Prisma.TransactionClient

const poolSize = 20

function connect() {
  return new PrismaClient({
    adapter: new PrismaPg({ connectionString: env().DATABASE_URL, max: poolSize }),
    // A burst waits for its turn instead of failing: fifty bookings of one slot are fifty clear answers.
    transactionOptions: { maxWait: 15_000, timeout: 15_000 },
  })
}

const shared = globalThis as typeof globalThis & { northlightDatabase?: PrismaClient }

/** The one client of this process; kept across hot reloads. */
export function db(): PrismaClient {
  shared.northlightDatabase ??= connect()
  return shared.northlightDatabase
}

/** The constraint a failed write broke, by its name in Postgres; null for any other error. */
export function brokenConstraint(error: unknown): string | null {
  const text = error instanceof Error ? `${error.message} ${JSON.stringify(error)}` : String(error)
  const code = (error as { code?: string } | null)?.code
  const isConstraint =
    code === 'P2002' || code === 'P2003' || code === 'P2004' || /2350[0-9]|23P01/.test(text)
  if (!isConstraint) return null
  return (
    text.match(/constraint(?:\\?["`' ]|: )+([a-z0-9_]+)/i)?.[1] ??
    text.match(/"index":"([^"]+)"/)?.[1] ??
    'unknown'
  )
}
