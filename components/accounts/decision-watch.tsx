'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const seconds = 10

/** Refreshes the page every 10 seconds while it is visible, so that it follows the account's status. */
export function DecisionWatch() {
  const router = useRouter()
  useEffect(() => {
    const refreshIfVisible = () => {
      if (document.visibilityState === 'visible') router.refresh()
    }
    const timer = setInterval(refreshIfVisible, seconds * 1000)
    document.addEventListener('visibilitychange', refreshIfVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refreshIfVisible)
    }
  }, [router])
  return null
}
