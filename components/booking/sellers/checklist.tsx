'use client'

import { CheckboxField } from '@/components/ui/checkbox'
import { useStored } from '@/components/ui/use-stored'
import type { ChecklistArea } from '@/lib/booking/sellers/schema'

type ChecklistProps = {
  /** Where this browser stores what was ticked. */
  storageKey: string
  areas: ChecklistArea[]
}

/** What to do before the shoot. The seller's ticks stay in their browser. */
export function Checklist({ storageKey, areas }: ChecklistProps) {
  const [ticked, change] = useStored<string[]>(storageKey, { isValid: isTexts, isEmpty, first: [] })
  const keys = areas.flatMap(({ title, items }) => items.map((item) => keyOf(title, item)))
  const done = keys.filter((key) => ticked.includes(key)).length
  return (
    <>
      <p role="status" className="pt-4 text-ink-2">
        {done} of {keys.length} done. Only you see what you tick.
      </p>
      <div className="grid gap-x-10 gap-y-7 pt-5 md:grid-cols-2">
        {areas.map(({ title, items }) => (
          <fieldset key={title} className="grid content-start gap-1">
            <legend className="mb-1 font-strong">{title}</legend>
            {items.map((item) => {
              const key = keyOf(title, item)
              return (
                <CheckboxField
                  key={key}
                  label={item}
                  checked={ticked.includes(key)}
                  onChange={({ target }) =>
                    change((before) =>
                      target.checked ? [...before, key] : before.filter((other) => other !== key),
                    )
                  }
                  className="py-2"
                />
              )
            })}
          </fieldset>
        ))}
      </div>
    </>
  )
}

function keyOf(title: string, item: string): string {
  return `${title}: ${item}`
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string')
}

function isEmpty(texts: string[]): boolean {
  return texts.length === 0
}
