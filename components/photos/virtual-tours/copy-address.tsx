'use client'

import type { ReactNode } from 'react'
import { copyLink } from '@/components/ui/copy-link'
import { Icon } from '@/components/ui/icon'
import { TextButton } from '@/components/ui/text-link'

/** Copies the address of a tour. */
export function CopyAddress({ url, children }: { url: string; children: ReactNode }) {
  return (
    <TextButton onClick={() => copyLink(url)}>
      <Icon name="copy" size="sm" />
      {children}
    </TextButton>
  )
}
