'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'

/** Returns to the page that led here, or to the gallery. */
export function GoBackButton() {
  const router = useRouter()
  return (
    <Button onClick={() => (window.history.length > 1 ? router.back() : router.push('/photo-gallery'))}>
      Go Back
    </Button>
  )
}
