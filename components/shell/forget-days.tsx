'use client'

import { useEffect } from 'react'
import { forgetDays } from './saved-day'

/** Deletes what was saved in this browser, on pages for people who aren't signed in. */
export function ForgetDays() {
  useEffect(() => void forgetDays(null).catch(() => {}), [])
  return null
}
