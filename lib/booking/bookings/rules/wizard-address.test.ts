import fc from 'fast-check'
import { expect, test } from 'vitest'
import { goLiveDay, readWizard, shownStep, type WizardStep, wizardHref } from './wizard-address'

const parse = (href: string) => readWizard(Object.fromEntries(new URL(href, 'http://localhost').searchParams))
const word = fc.stringMatching(/^[a-z_]{1,12}$/)

test('reads a written address back unchanged', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { minLength: 1, maxLength: 6 }),
      fc.uuid(),
      fc.constantFrom<WizardStep>('services', 'calendar', 'details'),
      (serviceIds, slotId, step) => {
        const wizard = { step, serviceIds, slotId, couponCode: 'SPRING-10', setupIntentId: 'seti_1' }
        expect(parse(wizardHref(wizard))).toMatchObject(wizard)
      },
    ),
  )
})

test('reads a coupon as it is stored, and none for a reschedule', () => {
  expect(readWizard({ coupon: ' spring-10 ' }).couponCode).toBe('SPRING-10')
  expect(readWizard({ coupon: 'spring-10', reschedule: 'b' }).couponCode).toBeNull()
  expect(readWizard({ coupon: 'x'.repeat(500) }).couponCode).toHaveLength(25)
})

test('falls back to the first step that lacks a choice', () => {
  expect(readWizard({}).step).toBe('services')
  expect(readWizard({ step: 'details', slot: 's' }).step).toBe('services')
  expect(readWizard({ step: 'details', services: 'a' }).step).toBe('calendar')
  expect(readWizard({ step: 'nonsense', services: 'a' }).step).toBe('calendar')
  expect(readWizard({ services: ['a', 'b'], step: 'calendar' }).serviceIds).toEqual(['a', 'b'])
})

test('starts a reschedule at the calendar', () => {
  expect(readWizard({ reschedule: 'b' })).toMatchObject({ step: 'calendar', rescheduleId: 'b' })
  expect(readWizard({ reschedule: 'b', step: 'details' }).step).toBe('calendar')
  expect(readWizard({ reschedule: 'b', slot: 's', step: 'details' }).step).toBe('details')
  expect(wizardHref({ rescheduleId: 'b', step: 'calendar' })).toBe('/book?reschedule=b')
})

test('returns to the step that has to choose again', () => {
  const details = { step: 'details', rescheduleId: null } as const
  expect(shownStep(details, { hasServices: true, hasSlot: true })).toBe('details')
  expect(shownStep(details, { hasServices: true, hasSlot: false })).toBe('calendar')
  expect(shownStep(details, { hasServices: false, hasSlot: true })).toBe('services')
  expect(shownStep({ ...details, rescheduleId: 'b' }, { hasServices: false, hasSlot: true })).toBe('details')
})

test('keeps the go-live date of a booking that moves, unless the URL has another or none', () => {
  const read = (href: string) => goLiveDay(parse(href), '2026-11-27')
  expect(read(wizardHref({ rescheduleId: 'b' }))).toBe('2026-11-27')
  expect(read(wizardHref({ rescheduleId: 'b', liveOn: '2026-12-04' }))).toBe('2026-12-04')
  expect(read(wizardHref({ rescheduleId: 'b', liveOn: 'none' }))).toBeNull()
  expect(goLiveDay(parse('/book?live=2026-02-31'))).toBeNull()
})
