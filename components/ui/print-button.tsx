'use client'

import { Button } from '@/components/ui/button'

/** Opens the browser's print dialog. */
export function PrintButton() {
  return (
    <Button size="sm" icon="printer" onClick={() => window.print()} className="max-md:hidden">
      Print
    </Button>
  )
}
