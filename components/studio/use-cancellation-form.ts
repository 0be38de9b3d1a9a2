import { centsToInput } from '@/lib/platform/money'
import { changeCancellationAction } from '@/lib/studio/actions'
import type { CancellationPolicy } from '@/lib/studio/rules/cancellation'
import { useTermsForm } from './use-terms-form'

export type TypedTerms = { freeCancelHours: string; lateCancelFee: string }

/** The state of the form for cancellation terms. */
export function useCancellationForm(current: CancellationPolicy) {
  return useTermsForm({
    current,
    action: changeCancellationAction,
    toTexts,
    saved: 'Cancellation terms updated',
    failed: 'Failed to save the cancellation terms. Please try again.',
  })
}

function toTexts({ freeCancelHours, lateCancelFeeCents, currency }: CancellationPolicy): TypedTerms {
  return {
    freeCancelHours: String(freeCancelHours),
    lateCancelFee: centsToInput(lateCancelFeeCents, currency),
  }
}
