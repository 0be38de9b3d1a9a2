'use client'

import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react'
import type { OwnProfile } from '@/lib/accounts/schema'
import type { ActionResult } from '@/lib/platform/errors'

const names = ['fullName', 'phone', 'company'] as const
type Name = (typeof names)[number]
type Typed = Record<Name, string>

/** Holds the profile form's fields and whether they differ from the saved profile. */
export function useProfileFields(profile: OwnProfile, result: ActionResult<unknown> | null) {
  const saved: Typed = {
    fullName: profile.fullName,
    phone: profile.phone ?? '',
    company: profile.company ?? '',
  }
  const submitted = result?.ok === false ? result.values : undefined
  // Without JavaScript, a rejected form is rendered again with the submitted values.
  const [typed, setTyped] = useState<Typed>({ ...saved, ...submitted })

  function discard() {
    setTyped(saved)
  }
  // The saved values may differ from the typed ones: the server trims and normalizes them.
  const resetToSaved = useEffectEvent(discard)
  useEffect(() => {
    if (result?.ok) resetToSaved()
  }, [result])

  return {
    isDirty: names.some((name) => typed[name] !== saved[name]),
    discard,
    /** Returns a field's controlled-input props. */
    bind: (name: Name) => ({
      value: typed[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [name]: event.target.value }),
    }),
  }
}
