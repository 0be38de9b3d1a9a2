'use client'

import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react'
import type { OwnProfile } from '@/lib/accounts/schema'
import type { ActionResult } from '@/lib/platform/errors'

const names = ['fullName', 'phone', 'company'] as const
type Name = (typeof names)[number]
type Typed = Record<Name, string>

/** What stands in the profile's fields, and whether it differs from what is saved. */
export function useProfileFields(profile: OwnProfile, result: ActionResult<unknown> | null) {
  const saved: Typed = {
    fullName: profile.fullName,
    phone: profile.phone ?? '',
    company: profile.company ?? '',
  }
  const submitted = result?.ok === false ? result.values : undefined
  // Without script the page comes back with what was typed; with it this begins with what is saved.
  const [typed, setTyped] = useState<Typed>({ ...saved, ...submitted })

  function discard() {
    setTyped(saved)
  }
  // What was saved is what the server made of it, trimmed and composed.
  const resetToSaved = useEffectEvent(discard)
  useEffect(() => {
    if (result?.ok) resetToSaved()
  }, [result])

  return {
    isDirty: names.some((name) => typed[name] !== saved[name]),
    discard,
    /** The value of a field and what keeps it. */
    bind: (name: Name) => ({
      value: typed[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [name]: event.target.value }),
    }),
  }
}
