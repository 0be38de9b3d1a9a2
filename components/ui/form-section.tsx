import { type ReactNode, useId } from 'react'

type FormSectionProps = {
  title: string
  lead: string
  /** Lets links lead to the section. */
  id?: string
  children: ReactNode
}

/** A section of settings: description on the left, fields on the right; one column on narrow screens. */
export function FormSection({ title, lead, id, children }: FormSectionProps) {
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="grid scroll-mt-20 gap-x-14 gap-y-5 border-t border-ink pt-5 pb-12 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={headingId} className="t-head">
          {title}
        </h2>
        <p className="mt-1.5 max-w-[34ch] text-ink-2">{lead}</p>
      </div>
      <div className="grid max-w-152 content-start gap-5.5">{children}</div>
    </section>
  )
}
