import { readServiceIds } from '@/lib/catalog/rules/services'

export type WizardStep = 'services' | 'calendar' | 'details'

/** The wizard's state apart from typed texts. It is part of the URL, so a reload and Back restore it. */
export type Wizard = {
  step: WizardStep
  serviceIds: string[]
  slotId: string | null
  /** The booking to reschedule. */
  rescheduleId: string | null
  /** Set by Stripe on the return from the bank's authentication page. */
  setupIntentId: string | null
}

type Parameters = Record<string, string | string[] | undefined>

/** Reads the wizard's URL. Without an earlier step's choice, falls back to that step. */
export function readWizard(parameters: Parameters): Wizard {
  const serviceIds = readServiceIds(parameters.services)
  const slotId = single(parameters.slot)
  const rescheduleId = single(parameters.reschedule)
  return {
    step: furthestStep(single(parameters.step), { serviceIds, slotId, rescheduleId }),
    serviceIds,
    slotId,
    rescheduleId,
    setupIntentId: single(parameters.setup_intent),
  }
}

/** Returns the step to show: the one in the URL, or the earlier one whose choice is no longer available. */
export function shownStep(
  { step, rescheduleId }: Pick<Wizard, 'step' | 'rescheduleId'>,
  { hasServices, hasSlot }: { hasServices: boolean; hasSlot: boolean },
): WizardStep {
  if (!rescheduleId && !hasServices) return 'services'
  return step === 'details' && !hasSlot ? 'calendar' : step
}

/** Returns the URL of a step. */
export function wizardHref(wizard: Partial<Wizard>): string {
  const { step = 'services', serviceIds = [], slotId, rescheduleId, setupIntentId } = wizard
  const parameters = [
    rescheduleId && `reschedule=${encodeURIComponent(rescheduleId)}`,
    !rescheduleId && serviceIds.length > 0 && `services=${serviceIds.map(encodeURIComponent).join(',')}`,
    slotId && `slot=${encodeURIComponent(slotId)}`,
    step !== 'services' && !(rescheduleId && step === 'calendar') && `step=${step}`,
    setupIntentId && `setup_intent=${encodeURIComponent(setupIntentId)}`,
  ].filter(Boolean)
  return parameters.length > 0 ? `/book?${parameters.join('&')}` : '/book'
}

const idLength = 36

/** Returns the URL of a booking's page, which says why it can't be rescheduled. @param bookingId as typed */
export function unmovableHref(bookingId: string): string {
  return `/booking/${encodeURIComponent([...bookingId].slice(0, idLength).join(''))}`
}

function furthestStep(
  wanted: string | null,
  { serviceIds, slotId, rescheduleId }: Pick<Wizard, 'serviceIds' | 'slotId' | 'rescheduleId'>,
): WizardStep {
  if (!rescheduleId && (serviceIds.length === 0 || !wanted)) return 'services'
  return wanted === 'details' && slotId ? 'details' : 'calendar'
}

function single(value: string | string[] | undefined): string | null {
  const first = Array.isArray(value) ? value[0] : value
  return first || null
}
