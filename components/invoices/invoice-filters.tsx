'use client'

import { Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useRef, useTransition } from 'react'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { invoiceAddress } from './invoice-address'

const typingPauseMs = 300

const statuses = [
  { value: '', label: 'All Status' },
  { value: 'pending', label: 'Pending' },
  { value: 'paid', label: 'Paid' },
  { value: 'failed', label: 'Failed' },
]

type InvoiceFiltersProps = { search: string; status: string }

/** Search and status, kept in the address. Without script it is a plain form. */
export function InvoiceFilters({ search, status }: InvoiceFiltersProps) {
  const router = useRouter()
  const [isSearching, startSearch] = useTransition()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function show() {
    clearTimeout(timer.current)
    if (!form.current) return
    const typed = new FormData(form.current)
    const address = invoiceAddress({
      search: String(typed.get('search')).trim(),
      status: String(typed.get('status')),
    })
    startSearch(() => router.replace(address, { scroll: false }))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    show()
  }

  return (
    <search>
      <form
        ref={form}
        action="/invoices"
        onSubmit={submit}
        aria-busy={isSearching}
        className="mt-10 mb-4 grid max-w-176 gap-3 md:grid-cols-[minmax(0,1fr)_12rem]"
      >
        <Input
          type="search"
          name="search"
          defaultValue={search}
          maxLength={200}
          placeholder="Client name, email, or property"
          aria-label="Search invoices"
          icon={<Search className="icon" aria-hidden="true" />}
          onChange={() => {
            clearTimeout(timer.current)
            timer.current = setTimeout(show, typingPauseMs)
          }}
        />
        <Select name="status" defaultValue={status} aria-label="Filter by status" onChange={show}>
          {statuses.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </form>
    </search>
  )
}
