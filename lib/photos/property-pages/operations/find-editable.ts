import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { latestPayment } from '@/lib/billing/invoices/rules/coverage'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { editableBy } from '@/lib/photos/property-pages/policy'
import type { PageContent } from '@/lib/photos/property-pages/schema/editing'
import type { Transaction } from '@/lib/platform/data/db'

export type EditableDelivery = {
  id: string
  bookingId: string
  address: string
  unlocked: boolean
  hasAgentPhoto: boolean
  /** The content of a page that nobody has edited yet, from the client's profile. */
  defaults: PageContent
}

/** Finds a delivery whose page the actor may edit; null if there's none. */
export async function findEditable(
  tx: Transaction,
  actor: Actor,
  wanted: { deliveryId: string; bookingId?: string },
): Promise<EditableDelivery | null> {
  const { deliveryId, bookingId } = wanted
  const row = await tx.mediaDelivery.findFirst({
    where: { AND: [{ id: deliveryId }, bookingId ? { bookingId } : {}, editableBy(actor)] },
    select: {
      id: true,
      bookingId: true,
      invoices: latestPayment,
      booking: {
        select: {
          importedAt: true,
          propertyAddress: true,
          client: {
            select: { fullName: true, email: true, phone: true, company: true, avatarFileId: true },
          },
        },
      },
    },
  })
  if (!row) return null
  const { client, propertyAddress } = row.booking
  const hasAgentPhoto = client.avatarFileId !== null
  return {
    id: row.id,
    bookingId: row.bookingId,
    address: propertyAddress,
    unlocked: isUnlocked(row),
    hasAgentPhoto,
    defaults: {
      headline: '',
      description: '',
      status: 'For sale',
      price: null,
      beds: null,
      baths: null,
      area: null,
      lot: '',
      year: null,
      film: '',
      openHouses: [],
      leftOut: [],
      agent: {
        name: client.fullName,
        phone: client.phone ?? '',
        email: client.email,
        company: client.company ?? '',
        license: '',
        showsPhoto: hasAgentPhoto,
      },
    },
  }
}
