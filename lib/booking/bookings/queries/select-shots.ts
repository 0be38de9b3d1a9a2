import type { Prisma } from '@/prisma/generated/client'
import { bookingFields } from './select-booking'

/** The columns of a booking's shot list. */
export const shotFields = {
  services: {
    select: { service: { select: { shots: true } } },
    orderBy: bookingFields.services.orderBy,
  },
  shots: { select: { room: true } },
} satisfies Prisma.BookingSelect

/** Those of a BookingItem with them. */
export const bookingFieldsWithShots = {
  ...bookingFields,
  ...shotFields,
  services: {
    select: { ...bookingFields.services.select, ...shotFields.services.select },
    orderBy: bookingFields.services.orderBy,
  },
} satisfies Prisma.BookingSelect
