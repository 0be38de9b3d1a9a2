'use client'

import { Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useRef, useTransition } from 'react'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { searchLimit } from '@/lib/clients/limits'
import type { ClientFilter, ClientSort } from '@/lib/clients/schema'
import { clientsAddress } from './clients-address'

const typingPauseMs = 300

const sorts: { value: ClientSort; label: string }[] = [
  { value: 'latest', label: 'Latest shoot first' },
  { value: 'name', label: 'By name' },
  { value: 'balance', label: 'Largest balance first' },
]

/** Search and sorting, kept in the URL. Works without JavaScript as a plain form. */
export function ClientTools({ search, sort }: Pick<ClientFilter, 'search' | 'sort'>) {
  const router = useRouter()
  const [isSearching, startSearch] = useTransition()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // The back button and "Show all" change only the URL. While the field has focus, its text is newer than the URL.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = search
  }, [search])

  function show(changes: { sort?: ClientSort } = {}) {
    clearTimeout(timer.current)
    const shown = { search: input.current?.value.trim() ?? '', sort: changes.sort ?? sort }
    if (shown.search === search && shown.sort === sort) return
    startSearch(() => router.replace(clientsAddress(shown), { scroll: false }))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    show()
  }

  return (
    <search className="mb-4 block max-w-184">
      <form
        action="/clients"
        onSubmit={submit}
        aria-busy={isSearching}
        className="grid gap-3 md:grid-cols-[minmax(0,1fr)_14rem]"
      >
        <Input
          ref={input}
          type="search"
          name="search"
          defaultValue={search}
          maxLength={searchLimit}
          placeholder="Name, company, or email"
          aria-label="Search clients"
          icon={<Search className="icon" aria-hidden="true" />}
          onChange={() => {
            clearTimeout(timer.current)
            timer.current = setTimeout(show, typingPauseMs)
          }}
        />
        <Select
          key={sort}
          name="sort"
          aria-label="Sort"
          defaultValue={sort}
          onChange={({ target }) => show({ sort: sorts.find(({ value }) => value === target.value)?.value })}
        >
          {sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <noscript>
          <button type="submit" className="underline">
            Search
          </button>
        </noscript>
      </form>
    </search>
  )
}
