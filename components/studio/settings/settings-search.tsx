'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Input } from '@/components/ui/field'
import { Link } from '@/components/ui/link'
import { revealPart } from '@/components/ui/use-linked-fold'
import { findSettings, type SettingsGroup } from './settings-pages'

type SettingsSearchProps = {
  groups: readonly SettingsGroup[]
  /** What is searched for at first. */
  query?: string
}

/** Finds pages and single settings while typing; Enter opens the first. Without JavaScript it's a form that opens the list of settings. */
export function SettingsSearch({ groups, query = '' }: SettingsSearchProps) {
  const [typed, setTyped] = useState(query)
  const router = useRouter()
  const hits = findSettings(groups, typed)
  const isEmpty = typed.trim() === ''

  // Next.js changes the URL to another part of the same page without an event.
  function leaveTo(href: string) {
    setTyped('')
    const { pathname, hash } = new URL(href, window.location.href)
    if (hash && pathname === window.location.pathname) revealPart(hash.slice(1))
  }

  return (
    <search>
      <form
        action="/settings"
        onSubmit={(event) => {
          event.preventDefault()
          if (!hits[0]) return
          router.push(hits[0].href)
          leaveTo(hits[0].href)
        }}
      >
        <Input
          type="search"
          name="q"
          icon="search"
          aria-label="Find a setting"
          placeholder="Find a setting"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
      <p role="status" className={isEmpty || hits.length > 0 ? 'sr-only' : 'mt-3 text-ink-2'}>
        {!isEmpty && (hits.length > 0 ? `${hits.length} found` : 'No setting found')}
      </p>
      {hits.length > 0 && (
        <ul aria-label="Found settings" className="mt-2 *:border-b">
          {hits.map(({ href, label, where }) => (
            <li key={`${href} ${label}`}>
              <Link href={href} className="block py-2 hover:bg-shade" onClick={() => leaveTo(href)}>
                {label}
                <span className="t-label block">{where}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}
