'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Button, type ButtonProps } from '@/components/ui/button'
import { showResult } from '@/components/ui/show-result'
import { addProfileAction } from '@/lib/photos/mls/actions'

type AddProfileButtonProps = Pick<ButtonProps, 'size' | 'variant' | 'aria-label'> & {
  /** The profile to copy; by default the universal one. */
  copyOf?: string
}

/** Adds a copy of a profile and opens it. */
export function AddProfileButton({ copyOf, ...button }: AddProfileButtonProps) {
  const router = useRouter()
  const [isBusy, start] = useTransition()

  function add() {
    start(async () => {
      const result = await showResult(addProfileAction({ copyOf: copyOf ?? null }), {
        done: copyOf ? 'Profile duplicated' : 'Profile added',
        failed: 'Failed to add the profile. Please try again.',
      })
      if (result?.ok) router.push(`/settings/mls/${result.data.profileId}`)
    })
  }

  return (
    <Button {...button} icon={copyOf ? undefined : 'plus'} busy={isBusy} onClick={add}>
      {copyOf ? 'Duplicate' : 'Add profile'}
    </Button>
  )
}
