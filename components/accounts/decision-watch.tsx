'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const seconds = 10

/** Asks the server again while somebody is looking, so that the page turns by itself when the account's state does. */
export function DecisionWatch() {
  const router = useRouter()
  useEffect(() => {
    const lookAgain = () => {
      if (document.visibilityState === 'visible') router.refresh()
    }
    const timer = setInterval(lookAgain, seconds * 1000)
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [router])
  return null
}
