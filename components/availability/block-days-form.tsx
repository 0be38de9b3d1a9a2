'use client'

import { useState, useTransition } from 'react'
import { counted } from '@/components/availability/hours-words'
import { ShootsInTheWay } from '@/components/availability/shoots-in-the-way'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { toast } from '@/components/ui/toast'
import { useFocusFirstError } from '@/components/ui/use-focus-first-error'
import { blockDaysAction } from '@/lib/availability/actions'
import type { ShootInTheWay } from '@/lib/availability/hours/schema'
import type { FieldErrors } from '@/lib/platform/errors'

const blank = { fromDate: '', untilDate: '', reason: '' }

/** Blocks a day or a range of days; shoots in the way are named first. */
export function BlockDaysForm({ today, furthest }: { today: string; furthest: string }) {
  const [typed, setTyped] = useState(blank)
  const [errors, setErrors] = useState<FieldErrors>()
  const [shoots, setShoots] = useState<ShootInTheWay[]>([])
  const [busy, start] = useTransition()
  const form = useFocusFirstError(errors)
  // One day is a range that ends where it starts.
  const range = { fromDate: typed.fromDate, untilDate: typed.untilDate || typed.fromDate }

  function change(part: Partial<typeof blank>) {
    setTyped((before) => ({ ...before, ...part }))
    setShoots([])
  }

  function block(aroundBookings: boolean) {
    if (busy) return
    start(async () => {
      const result = await blockDaysAction({ ...typed, ...range, aroundBookings }).catch(() => null)
      if (!result?.ok) {
        setErrors(result?.fields)
        if (!result?.fields) toast.error('Error', 'Failed to block these days')
        return
      }
      setErrors(undefined)
      const { blockedDays, shootsInTheWay } = result.data
      if (blockedDays === 0) return setShoots(shootsInTheWay)
      toast.success(`${counted(blockedDays, 'day')} blocked`)
      setShoots([])
      setTyped(blank)
    })
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5.5"
      onSubmit={(event) => {
        event.preventDefault()
        block(false)
      }}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="First day" errors={errors?.fromDate}>
          <Input
            type="date"
            min={today}
            max={furthest}
            value={typed.fromDate}
            onChange={(event) => change({ fromDate: event.target.value })}
          />
        </Field>
        <Field label="Last day" note="Optional" errors={errors?.fromDate ? undefined : errors?.untilDate}>
          <Input
            type="date"
            min={typed.fromDate || today}
            max={furthest}
            value={typed.untilDate}
            onChange={(event) => change({ untilDate: event.target.value })}
          />
        </Field>
      </div>
      <Field label="Reason" note="Optional" hint="Only you see it." errors={errors?.reason}>
        <Input
          maxLength={200}
          value={typed.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
      </Field>
      {shoots.length > 0 && (
        <ShootsInTheWay shoots={shoots} range={range} busy={busy} onBlockRest={() => block(true)} />
      )}
      <div>
        <Button type="submit" busy={busy} busyText="Blocking">
          Block days
        </Button>
      </div>
    </form>
  )
}
