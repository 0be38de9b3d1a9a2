import 'server-only'
import { Prisma } from '@/prisma/generated/client'

/** The studio's currency within a statement: sums are made of money in it alone, since no other can be added to it. */
export const studioCurrency = Prisma.sql`(SELECT currency FROM studio_settings WHERE id = 1)`
