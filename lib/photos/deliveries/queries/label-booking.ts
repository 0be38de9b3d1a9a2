import { splitAddress } from '@/lib/platform/text/address'
import { dateFromDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import type { Prisma } from '@/prisma/generated/client'

/** What `labelBooking` needs. */
export const labelFields = {
  propertyAddress: true,
  shootDate: true,
  client: { select: { fullName: true } },
  photographer: { select: { fullName: true, accountStatus: true } },
} satisfies Prisma.BookingSelect

/** `903 Chestnut Street, Sam Agent, June 12, 2026`, and the photographer if their account is disabled. */
export function labelBooking({
  propertyAddress,
  shootDate,
  client,
  photographer,
}: Prisma.BookingGetPayload<{ select: typeof labelFields }>): string {
  return [
    splitAddress(propertyAddress).street,
    client.fullName,
    formatDate(dateFromDatabase(shootDate)),
    ...(photographer.accountStatus === 'DISABLED'
      ? [`photographer: ${photographer.fullName} (disabled)`]
      : []),
  ].join(', ')
}
