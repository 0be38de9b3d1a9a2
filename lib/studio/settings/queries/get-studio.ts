import 'server-only'
import { cache } from 'react'
import { convertPrices } from '@/lib/catalog/services/operations/convert-prices'
import { db } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { logoAddress } from '@/lib/studio/settings/rules/logo'
import type { StudioSettings } from '@/prisma/generated/client'

/** The studio's settings, as shown on screens, in emails, and on invoices. `logoUrl` is null for the product's own logo. */
export type Studio = Omit<StudioSettings, 'id' | 'logoFileId' | 'updatedAt'> & { logoUrl: string | null }

/** Reads the studio's settings. In a new database, creates them from the environment. */
export const getStudio = cache(async (): Promise<Studio> => {
  const row =
    (await db().studioSettings.findUnique({ where: { id: 1 } })) ?? (await createStudioFromEnvironment())
  const { id: _id, logoFileId, updatedAt: _updated, ...studio } = row
  return { ...studio, logoUrl: logoAddress(logoFileId) }
})

/** Creates the settings. Of concurrent first requests, one does, and the others wait for it. */
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
    const [row] = await tx.studioSettings.createManyAndReturn({
      data: {
        id: 1,
        name: STUDIO_NAME,
        supportEmail: STUDIO_SUPPORT_EMAIL,
        phone: STUDIO_PHONE ?? null,
        address: STUDIO_ADDRESS ?? null,
        timeZone: STUDIO_TIME_ZONE,
        hours: STUDIO_HOURS,
        currency: STUDIO_CURRENCY,
      },
      skipDuplicates: true,
    })
    // Another request created it in the meantime, with the catalog's prices.
    if (!row) return tx.studioSettings.findUniqueOrThrow({ where: { id: 1 } })
    // The catalog of a new database is in US dollars.
    await convertPrices(tx, row.currency)
    return row
  })
}
