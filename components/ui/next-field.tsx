'use client'

import { useEffect, useState } from 'react'

/**
 * The form field with the page to open next. Browsers keep the fragment of a link when the server redirects to the sign-in page,
 * but never send it, so it's added here.
 */
export function NextField({ next }: { next: string | undefined }) {
  const [fragment, setFragment] = useState('')
  useEffect(() => setFragment(window.location.hash), [])
  return next ? <input type="hidden" name="next" value={withFragment(next, fragment)} /> : null
}

/** Returns a path with the fragment of this page's address, unless it has one already. */
export function withFragment(path: string, fragment: string): string {
  return path.includes('#') ? path : path + fragment
}
