'use client'

import { Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useRef, useTransition } from 'react'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { searchLimit } from '@/lib/invoices/limits'
import type { InvoiceFilter } from '@/lib/invoices/schema'
import { invoiceAddress } from './invoice-address'

const typingPauseMs = 300

const statuses = [
  { value: '', label: 'All Status' },
  { value: 'pending', label: 'Pending' },
  { value: 'paid', label: 'Paid' },
  { value: 'failed', label: 'Failed' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'refunded', label: 'Refunded' },
  { value: 'void', label: 'Voided' },
] as const

type InvoiceFiltersProps = { filter: InvoiceFilter; isPhotographer: boolean }

/** Search and status, kept in the URL. Without JavaScript it is a plain form. */
export function InvoiceFilters({ filter, isPhotographer }: InvoiceFiltersProps) {
  const router = useRouter()
  const [isSearching, startSearch] = useTransition()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // Back and "Show all invoices" change only the URL; while the field has focus, its text is newer than the URL.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = filter.search
  }, [filter.search])

  function show() {
    clearTimeout(timer.current)
    if (!form.current) return
    const typed = new FormData(form.current)
    // Without the schema that the server parses the URL with, which would be larger than the rest of the page.
    const search = String(typed.get('search') ?? '').trim()
    const status = statuses.find(({ value }) => value === typed.get('status'))?.value ?? ''
    const address = invoiceAddress({ ...filter, search, status, page: 1 })
    // A new status gets a history entry; typing doesn't.
    const isTyping = status === filter.status
    startSearch(() => (isTyping ? router.replace : router.push)(address, { scroll: false }))
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
          ref={input}
          type="search"
          name="search"
          defaultValue={filter.search}
          maxLength={searchLimit}
          placeholder={
            isPhotographer ? 'Client name, email, or property' : 'Property, number, or photographer'
          }
          aria-label="Search invoices"
          icon={<Search className="icon" aria-hidden="true" />}
          onChange={() => {
            clearTimeout(timer.current)
            timer.current = setTimeout(show, typingPauseMs)
          }}
        />
        <Select
          name="status"
          key={filter.status}
          defaultValue={filter.status}
          aria-label="Filter by status"
          onChange={show}
        >
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
