'use client'

import { Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useRef, useTransition } from 'react'
import { Input } from '@/components/ui/input'
import { limits } from '@/lib/bookings/limits'
import type { ManagedStatus } from '@/lib/bookings/schema'
import { managedAddress } from './managed-address'

const typingPauseMs = 300

/** Searches a photographer's bookings. The search is part of the URL; without JavaScript this is a plain form. */
export function BookingSearch({ show, search }: { show: ManagedStatus; search: string }) {
  const router = useRouter()
  const [isSearching, startSearch] = useTransition()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // Back and "Show all" change only the URL. An input that has the focus is newer than the URL.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = search
  }, [search])

  function find() {
    clearTimeout(timer.current)
    const typed = input.current?.value.trim() ?? ''
    if (typed === search) return
    startSearch(() => router.replace(managedAddress({ show, search: typed }), { scroll: false }))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    find()
  }

  return (
    <search className="w-full md:max-w-88">
      <form action="/admin" onSubmit={submit} aria-busy={isSearching}>
        <input type="hidden" name="tab" value="bookings" />
        <input type="hidden" name="show" value={show} />
        <Input
          ref={input}
          type="search"
          name="search"
          defaultValue={search}
          maxLength={limits.search}
          placeholder="Property, client, or email"
          aria-label="Search bookings"
          icon={<Search className="icon" aria-hidden="true" />}
          onChange={() => {
            clearTimeout(timer.current)
            timer.current = setTimeout(find, typingPauseMs)
          }}
        />
      </form>
    </search>
  )
}
