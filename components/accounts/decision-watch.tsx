'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const seconds = 10

/** Asks the server again while somebody is looking, so that the page turns by itself when the account's state does. */
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
