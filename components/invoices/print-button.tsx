'use client'

import { Printer } from 'lucide-react'
import { Button } from '@/components/ui/button'

/** Opens the browser's print dialog. */
export function PrintButton() {
  return (
    <Button
      size="sm"
      icon={<Printer className="icon-sm" aria-hidden="true" />}
      onClick={() => window.print()}
      className="max-md:hidden"
    >
      Print
    </Button>
  )
}
