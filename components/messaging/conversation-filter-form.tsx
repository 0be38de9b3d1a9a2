'use client'

import { Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { searchLimit } from '@/lib/messaging/limits'
import type { ConversationAddress } from '@/lib/messaging/schema'
import { conversationAddress } from './conversation-address'

/** Longer than the pause between two keystrokes. */
const typingPauseMs = 300

/** Searches conversations and filters them by status. A plain form that, with JavaScript, updates the list while the user types. */
export function ConversationFilterForm({ address }: { address: ConversationAddress }) {
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function show(changed: Partial<ConversationAddress>) {
    clearTimeout(timer.current)
    router.replace(conversationAddress('/admin-messages', { ...address, ...changed }), { scroll: false })
  }

  return (
    <search>
      <form
        action="/admin-messages"
        onSubmit={(event) => {
          event.preventDefault()
          show({ search: String(new FormData(event.currentTarget).get('search') ?? '').trim() })
        }}
        className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] gap-2"
      >
        <Input
          type="search"
          name="search"
          size="sm"
          aria-label="Search conversations"
          placeholder="Search"
          maxLength={searchLimit}
          defaultValue={address.search}
          icon={<Search className="icon-sm" aria-hidden="true" />}
          onChange={({ target: { value } }) => {
            clearTimeout(timer.current)
            timer.current = setTimeout(() => show({ search: value.trim() }), typingPauseMs)
          }}
        />
        {address.view && <input type="hidden" name="view" value={address.view} />}
        <Select
          name="status"
          size="sm"
          aria-label="Status"
          value={address.status}
          onChange={({ target }) => show({ status: statusOf(target.value) })}
        >
          <option value="">Any status</option>
          <option value="open">Open</option>
          <option value="closed">Closed</option>
        </Select>
      </form>
    </search>
  )
}

function statusOf(value: string): ConversationAddress['status'] {
  return value === 'open' || value === 'closed' ? value : ''
}
