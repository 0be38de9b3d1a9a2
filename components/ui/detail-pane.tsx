import type { ReactNode } from 'react'
import { EmptyState } from './empty-state'
import { TextLink } from './text-link'

/** A link to the list, which narrow screens show instead of the detail. */
export type BackToList = { href: string; label: string }

type DetailHeadProps = {
  back: BackToList
  title: string
  /** The line under the title: the people, or when it was written. */
  lead: string
  /** The status and the actions. */
  children: ReactNode
}

/** The header of the selected entry of a ListSplit. */
export function DetailHead({ back, title, lead, children }: DetailHeadProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b px-5 py-3 md:px-8 md:py-5">
      <div className="min-w-0">
        <TextLink href={back.href} icon="arrow-left" className="text-ink-2 md:hidden">
          {back.label}
        </TextLink>
        <h2 dir="auto" className="t-head wrap-anywhere">
          {title}
        </h2>
        <p className="text-ink-2 wrap-anywhere">{lead}</p>
      </div>
      <div className="flex flex-wrap items-center gap-1">{children}</div>
    </header>
  )
}

type NoDetailProps = {
  title: string
  back?: BackToList
  /** The main action. Defaults to the link back, if there is one. */
  action?: ReactNode
  below?: ReactNode
  children: ReactNode
}

/** Shown in a ListSplit when no entry is selected, or the selected one doesn't exist. */
export function NoDetail({ title, back, action, below, children }: NoDetailProps) {
  return (
    <div className="grid h-full place-items-center px-5 md:px-8">
      <EmptyState
        title={title}
        headingLevel={2}
        action={action ?? (back && <TextLink href={back.href}>{back.label}</TextLink>)}
      >
        {children}
      </EmptyState>
      {below}
    </div>
  )
}
