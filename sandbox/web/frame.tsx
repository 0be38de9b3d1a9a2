/** @jsxImportSource hono/jsx */
import type { PropsWithChildren } from 'hono/jsx'
import { Page } from './page'

const tabs = [
  { href: '/', label: 'Inbox' },
  { href: '/payments', label: 'Payments' },
  { href: '/files', label: 'Files' },
] as const

/** The layout of the sandbox's own pages: its name and three tabs, one of them open. */
export function Frame({ tab, children }: PropsWithChildren<{ tab: (typeof tabs)[number]['label'] }>) {
  return (
    <Page title={`${tab} · Northlight sandbox`}>
      <header class="top">
        <span class="name">Northlight sandbox</span>
        <nav class="tabs" aria-label="Sandbox">
          {tabs.map(({ href, label }) => (
            <a key={href} href={href} aria-current={label === tab ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
      </header>
      <main class="page">{children}</main>
    </Page>
  )
}
