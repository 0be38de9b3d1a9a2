'use client'

import { useEffect, useRef, useState, useTransition } from 'react'
import { explainFailure } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import { addWeeklyHoursAction, previewWeeklyHoursAction } from '@/lib/calendar/availability/actions'
import { defaultSlotMinutes } from '@/lib/calendar/availability/limits'
import { defaultEnd, defaultStart } from '@/lib/calendar/availability/rules/slots'
import type { Calendar } from '@/lib/calendar/availability/schema/calendars'
import type { WeeklyHoursPreview } from '@/lib/calendar/availability/schema/weekly-hours'
import type { FieldErrors } from '@/lib/platform/errors'
import { countOf } from '@/lib/platform/words'

export type TypedRange = { key: number; startTime: string; endTime: string }
export type TypedHours = {
  weekdays: number[]
  ranges: TypedRange[]
  slotMinutes: number
  fromDate: string
  untilDate: string
}

/** The delay after typing before the preview is requested, in ms. */
const debounceMs = 350

/** The state of the form that adds weekly hours, with the server's preview of the slots. */
export function useHoursForm(
  first: Pick<TypedHours, 'weekdays' | 'fromDate' | 'untilDate'>,
  colleague: Calendar | null,
) {
  const [typed, setTyped] = useState<TypedHours>({
    ...first,
    ranges: [{ key: 0, startTime: defaultStart, endTime: defaultEnd }],
    slotMinutes: defaultSlotMinutes,
  })
  const [preview, setPreview] = useState<WeeklyHoursPreview | null>(null)
  const [errors, setErrors] = useState<FieldErrors>()
  const [isTouched, setIsTouched] = useState(false)
  const [busy, start] = useTransition()
  const latestRequest = useRef(0)
  const photographerId = colleague?.photographerId

  // Only the response to the latest request counts.
  useEffect(() => {
    if (!isTouched) return
    latestRequest.current += 1
    const request = latestRequest.current
    const timer = setTimeout(async () => {
      const result = await previewWeeklyHoursAction({ ...typed, photographerId }).catch(() => null)
      if (request !== latestRequest.current || !result) return
      setPreview(result.ok ? result.data : null)
      setErrors(result.ok ? undefined : result.fields)
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [typed, isTouched, photographerId])

  function change(part: Partial<TypedHours>) {
    setTyped((before) => ({ ...before, ...part }))
    setIsTouched(true)
  }

  function submit(onInvalid: () => void) {
    if (busy) return
    start(async () => {
      const result = await addWeeklyHoursAction({ ...typed, photographerId }).catch(() => null)
      if (result?.ok) {
        latestRequest.current += 1
        toast.success('Weekly hours added', `${countOf(result.data.slotsMade, 'slot')} added.`)
        setPreview(null)
        setErrors(undefined)
        setIsTouched(false)
        setTyped((before) => ({ ...before, weekdays: [] }))
        return
      }
      setErrors(result?.fields)
      if (result?.fields) onInvalid()
      else toast.error('Error', explainFailure(result, 'Failed to add weekly hours'))
    })
  }

  return { typed, change, preview, errors, busy, submit }
}
