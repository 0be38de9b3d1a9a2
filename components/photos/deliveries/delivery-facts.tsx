import { mergeClasses } from '@/components/ui/merge-classes'

type DeliveryFactsProps = { facts: readonly (string | null)[]; className?: string }

/** Shows short facts about a delivery between two thin rules; null is left out. */
export function DeliveryFacts({ facts, className }: DeliveryFactsProps) {
  return (
    <ul
      className={mergeClasses(
        'flex flex-wrap gap-x-8 gap-y-1 border-y py-3.5 text-ink-2 tabular-nums',
        className,
      )}
    >
      {facts.map(
        (fact) =>
          fact && (
            <li key={fact} className="min-w-0 wrap-break-word">
              {fact}
            </li>
          ),
      )}
    </ul>
  )
}

/** Shows the photographer's instructions with their line breaks. */
export function DeliveryInstructions({ text, className }: { text: string; className?: string }) {
  return (
    <section className={className}>
      <h2 className="mb-1.5 font-strong">Delivery instructions</h2>
      <p className="max-w-[60ch] whitespace-pre-line text-ink-2 wrap-break-word">{text}</p>
    </section>
  )
}
