'use client'

import { useState } from 'react'
import { Button, type ButtonVariant } from '@/components/ui/button'
import { deferComponent } from '@/components/ui/defer'

const AddVersionsDialog = deferComponent(
  async () => (await import('./add-versions-dialog')).AddVersionsDialog,
)

type AddVersionsButtonProps = {
  photos: readonly { id: string; name: string }[]
  variant?: ButtonVariant
}

/** Opens the dialog in which the studio uploads new versions of these photos. */
export function AddVersionsButton({ photos, variant }: AddVersionsButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  AddVersionsDialog.usePreload()
  return (
    <>
      <Button size="sm" variant={variant} icon="image-up" onClick={() => setIsOpen(true)}>
        {photos.length === 1 ? 'Upload new version' : 'Upload new versions'}
      </Button>
      {isOpen && <AddVersionsDialog photos={photos} onClose={() => setIsOpen(false)} />}
    </>
  )
}
