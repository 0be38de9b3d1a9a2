import 'server-only'
import { Prisma } from '@/prisma/generated/client'

/** SQL for the studio's currency. Sums include only invoices in it, because currencies can't be added up. */
export const studioCurrency = Prisma.sql`(SELECT currency FROM studio_settings WHERE id = 1)`
