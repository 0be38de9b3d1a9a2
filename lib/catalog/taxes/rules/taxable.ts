import type { InvoiceLineKind } from '@/prisma/generated/enums'

/** What the studio taxes. */
export type TaxedThings = {
  taxesTravel: boolean
  taxesLateFees: boolean
  taxesRevisionRounds: boolean
  taxesLicenses: boolean
  taxesOther: boolean
  /** Services that aren't taxed. */
  untaxedServiceIds: readonly string[]
}

/** Returns what is taxed, without the rates and certificates that it was read with. */
export function toTaxedThings(things: TaxedThings): TaxedThings {
  const { taxesTravel, taxesLateFees, taxesRevisionRounds, taxesLicenses, taxesOther, untaxedServiceIds } =
    things
  return { taxesTravel, taxesLateFees, taxesRevisionRounds, taxesLicenses, taxesOther, untaxedServiceIds }
}

type Line = { kind: InvoiceLineKind; serviceId?: string | null }

/** Whether the studio taxes a line. A discount is taxed like its service. An adjustment has no answer of its own: it follows the lines that it adjusts. */
export function isTaxable({ kind, serviceId }: Line, things: TaxedThings): boolean {
  switch (kind) {
    case 'SERVICE':
    case 'DISCOUNT':
      return !serviceId || !things.untaxedServiceIds.includes(serviceId)
    case 'TRAVEL':
      return things.taxesTravel
    case 'LATE_FEE':
      return things.taxesLateFees
    case 'REVISION_ROUND':
      return things.taxesRevisionRounds
    case 'LICENSE':
      return things.taxesLicenses
    // The sale that it's deducted from is taxed in full.
    case 'DEPOSIT':
      return false
    default:
      return things.taxesOther
  }
}
