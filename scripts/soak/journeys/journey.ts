import type { PrismaClient } from '@/prisma/generated/client'
import type { BookingStatus } from '@/prisma/generated/enums'
import type { SoakPortal } from '@/scripts/soak/soak-portal'
import type { Payments } from './payments'
import type { Shoot, Shoots } from './shoots'
import type { Visitors } from './visitors'

/** What journeys are made of. */
export type Steps = {
  portal: SoakPortal
  database: PrismaClient
  visitors: Visitors
  shoots: Shoots
  payments: Payments
}

/** What a finished journey must have left behind of a booking. */
export type Outcome = Pick<Shoot, 'bookingKey' | 'bookingId'> & {
  status: BookingStatus
  /** Of each invoice its status, amount, and what was refunded of it, in cents: `COMPLETED 29900 - 5000`. In any order. */
  invoices: string[]
  photos: number
}

/** Something that a studio lives by. */
export type Journey = { name: string; play(steps: Steps): Promise<Outcome[]> }

/** The outcome of a shoot whose two photos were sent. */
export function delivered({ bookingKey, bookingId }: Shoot, ...invoices: string[]): Outcome {
  return { bookingKey, bookingId, status: 'COMPLETED', invoices, photos: 2 }
}

/** The outcome of a shoot that was cancelled. */
export function cancelled({ bookingKey, bookingId }: Shoot, ...invoices: string[]): Outcome {
  return { bookingKey, bookingId, status: 'CANCELLED', invoices, photos: 0 }
}
