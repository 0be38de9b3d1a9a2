'use client'

import { useState } from 'react'
import { ApproveDialog } from '@/components/accounts/approve-dialog'
import { Button } from '@/components/ui/button'

/** Approves a denied request, after confirmation. */
export function ApproveDeniedButton({ userId, fullName }: { userId: string; fullName: string }) {
  const [isDialogOpen, setDialogOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Approve after all: ${fullName}`}
        onClick={() => setDialogOpen(true)}
      >
        Approve after all
      </Button>
      <ApproveDialog
        open={isDialogOpen}
        onClose={() => setDialogOpen(false)}
        userId={userId}
        fullName={fullName}
        afterDenial
      />
    </>
  )
}
