import type { ReactNode } from 'react'

type TabHeadProps = { title: string; lead: string; action?: ReactNode }

/** The title and lead of a settings tab, with an optional action. */
export function TabHead({ title, lead, action }: TabHeadProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h2 className="t-head">{title}</h2>
        <p className="mt-1.5 text-ink-2">{lead}</p>
      </div>
      {action}
    </div>
  )
}
