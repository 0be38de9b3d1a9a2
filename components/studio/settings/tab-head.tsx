import type { ReactNode } from 'react'

type TabHeadProps = { title: string; lead: string; action?: ReactNode }

/** The title and lead of a page of the settings, with an optional action. */
export function TabHead({ title, lead, action }: TabHeadProps) {
  return (
    <div className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h1 className="font-serif text-2xl tracking-[-0.02em] wrap-break-word">{title}</h1>
        <p className="mt-1.5 max-w-152 text-ink-2">{lead}</p>
      </div>
      {action}
    </div>
  )
}
