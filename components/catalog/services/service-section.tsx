import type { ReactNode } from 'react'

type ServiceSectionProps = { title: string; aside?: ReactNode; children: ReactNode }

/** A section of a service's form: its title above its fields. */
export function ServiceSection({ title, aside, children }: ServiceSectionProps) {
  return (
    <section className="border-t border-ink pt-5 pb-9">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 className="t-head">{title}</h2>
        {aside}
      </div>
      <div className="grid gap-5.5">{children}</div>
    </section>
  )
}
