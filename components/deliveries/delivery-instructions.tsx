/** Shows the photographer's instructions with their line breaks. */
export function DeliveryInstructions({ text, className }: { text: string; className?: string }) {
  return (
    <section className={className}>
      <h2 className="mb-1.5 font-strong">Delivery instructions</h2>
      <p className="max-w-[60ch] whitespace-pre-line text-ink-2 wrap-break-word">{text}</p>
    </section>
  )
}
