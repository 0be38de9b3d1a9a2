'use client'

import { useEffect, useRef, useState, useTransition } from 'react'
import { counted } from '@/components/availability/hours-words'
import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import { addPatternAction, previewPatternAction } from '@/lib/availability/actions'
import { defaultEnd, defaultStart } from '@/lib/availability/defaults'
import type { PatternPreview } from '@/lib/availability/hours/schema'
import type { FieldErrors } from '@/lib/platform/errors'

export type TypedRange = { key: number; startTime: string; endTime: string }
export type TypedHours = {
  weekdays: number[]
  ranges: TypedRange[]
  slotMinutes: number
  fromDate: string
  untilDate: string
}

/** Long enough for a time to be typed, short enough to feel like an answer. */
const pauseMs = 350

/** The typed weekly hours, what they would make as the server sees it, and opening them. */
export function useHoursForm(fromDate: string, untilDate: string) {
  const [typed, setTyped] = useState<TypedHours>({
    weekdays: [],
    ranges: [{ key: 0, startTime: defaultStart, endTime: defaultEnd }],
    slotMinutes: 120,
    fromDate,
    untilDate,
  })
  const [preview, setPreview] = useState<PatternPreview | null>(null)
  const [errors, setErrors] = useState<FieldErrors>()
  const [isTouched, setIsTouched] = useState(false)
  const [busy, start] = useTransition()
  const latestRequest = useRef(0)

  // Only the answer to the latest request counts.
  useEffect(() => {
    if (!isTouched) return
    latestRequest.current += 1
    const request = latestRequest.current
    const timer = setTimeout(async () => {
      const result = await previewPatternAction(typed).catch(() => null)
      if (request !== latestRequest.current || !result) return
      setPreview(result.ok ? result.data : null)
      setErrors(result.ok ? undefined : result.fields)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed, isTouched])

  function change(part: Partial<TypedHours>) {
    setTyped((before) => ({ ...before, ...part }))
    setIsTouched(true)
  }

  function submit(onInvalid: () => void) {
    if (busy) return
    start(async () => {
      const result = await addPatternAction(typed).catch(() => null)
      if (result?.ok) {
        latestRequest.current += 1
        toast.success('Weekly hours opened', `${counted(result.data.slotsMade, 'slot')} added.`)
        setPreview(null)
        setErrors(undefined)
        setIsTouched(false)
        setTyped((before) => ({ ...before, weekdays: [] }))
        return
      }
      setErrors(result?.fields)
      if (result?.fields) onInvalid()
      else toast.error('Error', explainFailure(result, 'Failed to open weekly hours'))
    })
  }

  return { typed, change, preview, errors, busy, submit }
}
