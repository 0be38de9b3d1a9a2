import type { ChoiceTexts } from '@/lib/photos/deliveries/rules/choosing'
import type { ExtraPhotos } from '@/lib/photos/deliveries/rules/extra-photos'
import type { BookingChoice } from '@/lib/photos/deliveries/schema/sending'
import type { FieldErrors } from '@/lib/platform/errors'
import type { LicenseKind } from '@/prisma/generated/enums'
import type { InvoiceDraft } from './draft-bill'

/** What the fields of a delivery and its invoice are made of. */
export type InvoiceFieldsProps = {
  draft: InvoiceDraft
  onChange: (changes: Partial<InvoiceDraft>) => void
  /** Whether the reader sets the amount, the expiry date, and the license. */
  setsPrice: boolean
  errors: FieldErrors
  /** The booking's currency, or the studio's until a booking is chosen. */
  currency: string
  /** Whether the booking isn't completed yet. */
  canCompleteShoot: boolean
  /** In the studio's time zone; the earliest expiry date. */
  today: string
  licenses: readonly LicenseChoice[]
  /** Null until one is chosen. */
  booking: BookingChoice | null
  /** Photos beyond those that the booking includes, to suggest charging for. */
  extraPhotos: ExtraPhotos | null
  /** What the client would choose from by what was booked. */
  offered: ChoiceTexts
}

/** A license to choose, with its name. */
export type LicenseChoice = { kind: LicenseKind; name: string }
