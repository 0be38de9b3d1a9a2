import { toAmountsText } from '@/lib/billing/pay/rules/amount-texts'
import type { PayTerms } from '@/lib/billing/pay/rules/terms'
import type { FieldErrors } from '@/lib/platform/errors'
import { centsToInput } from '@/lib/platform/money/money'
import { percentToInput } from '@/lib/platform/money/percent'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'

export type TermsTexts = ReturnType<typeof toTexts>

/** What the groups of fields get. */
export type TermsFields = {
  form: {
    typed: TermsTexts
    errors?: FieldErrors
    change: (part: Partial<TermsTexts>) => void
  }
}

/** Returns the texts of the fields. @param paidFrom where new terms start */
export function toTexts(
  terms: Partial<PayTerms>,
  { currency, paidFrom }: { currency: string; paidFrom: CalendarDate },
) {
  const percent = (basisPoints = 0) => percentToInput(basisPoints)
  return {
    basis: (terms.basis ?? 'PERCENT') as string,
    servicePercent: percent(terms.serviceBasisPoints ?? 5000),
    amounts: toAmountsText(terms.amounts ?? [], currency),
    shootAmount: terms.shootCents ? centsToInput(terms.shootCents, currency) : '',
    travelPercent: percent(terms.travelBasisPoints),
    lateFeePercent: percent(terms.lateFeeBasisPoints),
    paidFrom: terms.paidFrom ?? paidFrom,
    isContractor: terms.isContractor ? 'on' : '',
    legalName: terms.legalName ?? '',
    hasW9: terms.hasW9 ? 'on' : '',
  }
}
