import type { BookingOption } from '@/lib/photos/deliveries/schema/sending'
import { dueText } from '@/lib/photos/deliveries/words/deliveries'
import { splitAddress } from '@/lib/platform/text/address'
import { type CalendarDate, dateFromDatabase, formatDate } from '@/lib/platform/time/calendar-date'
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

type OptionFacts = { propertyAddress: string; shootDate: Date; photosBy: Date | null; isDelivered: boolean }

/** Returns what a booking to choose is grouped by and described with. */
export function describeOption(
  { propertyAddress, shootDate, photosBy, isDelivered }: OptionFacts,
  today: CalendarDate,
): Pick<BookingOption, 'street' | 'shotOn' | 'group' | 'due'> {
  const shotOn = dateFromDatabase(shootDate)
  const waiting = shotOn > today ? 'UPCOMING' : 'DUE'
  return {
    street: splitAddress(propertyAddress).street,
    shotOn,
    group: isDelivered ? 'DELIVERED' : waiting,
    due: photosBy && !isDelivered ? dueText(dateFromDatabase(photosBy), today) : null,
  }
}
