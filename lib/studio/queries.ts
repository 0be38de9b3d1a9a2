import 'server-only'
import { cache } from 'react'
import { convertPrices } from '@/lib/catalog/operations/convert-prices'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { logoAddress, readSender } from './rules'

/** The studio of this deployment, as every screen, mail and invoice names it. */
export type Studio = {
  name: string
  supportEmail: string
  phone: string | null
  address: string | null
  timeZone: string
  hours: string
  currency: string
  invoicePrefix: string
  invoiceDueDays: number
  taxRateBasisPoints: number
  reminderDays: number[]
  galleryDays: number | null
  freeCancelHours: number
  lateCancelFeeCents: number
  mailSenderName: string | null
  mailSenderAddress: string | null
  /** Where the logo is served; null for the product's own mark. */
  logoUrl: string | null
}

/** What stands in for a mail sender that is not set, as the environment has it. */
export function readDefaultSender(): { name: string | null; address: string } {
  return readSender(env().MAIL_FROM)
}

/** Reads the studio's one row; a fresh database gets it from the environment. */
export const getStudio = cache(async (): Promise<Studio> => {
  const row =
    (await db().studioSettings.findUnique({ where: { id: 1 } })) ?? (await createStudioFromEnvironment())
  const { id: _id, logoFileId, updatedAt: _updated, ...studio } = row
  return { ...studio, logoUrl: logoAddress(logoFileId) }
})

async function createStudioFromEnvironment() {
  const {
    STUDIO_NAME,
    STUDIO_SUPPORT_EMAIL,
    STUDIO_PHONE,
    STUDIO_ADDRESS,
    STUDIO_TIME_ZONE,
    STUDIO_HOURS,
    STUDIO_CURRENCY,
  } = env()
  return db().$transaction(async (tx) => {
    const row = await tx.studioSettings.upsert({
      where: { id: 1 },
      update: {},
      create: {
        id: 1,
        name: STUDIO_NAME,
        supportEmail: STUDIO_SUPPORT_EMAIL,
        phone: STUDIO_PHONE ?? null,
        address: STUDIO_ADDRESS ?? null,
        timeZone: STUDIO_TIME_ZONE,
        hours: STUDIO_HOURS,
        currency: STUDIO_CURRENCY,
      },
    })
    // The catalog that a new database comes with is in dollars.
    await convertPrices(tx, row.currency)
    return row
  })
}
