'use client'

import { useStored } from '@/components/ui/use-stored'

/**
 * A photographer's draft of a reply to one request. It is stored in this browser and survives switching requests, and a
 * colleague closing or deleting the request.
 */
export function useReplyDraft(
  { viewerId, quoteId }: { viewerId: string; quoteId: string },
  first = '',
): [text: string, change: (text: string) => void] {
  const [text, change] = useStored(`northlight answer ${viewerId} ${quoteId}`, {
    isValid: isText,
    isEmpty,
    first,
  })
  return [text, (next) => change(() => next)]
}

function isEmpty(text: string): boolean {
  return text === ''
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
