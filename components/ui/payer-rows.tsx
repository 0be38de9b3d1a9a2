/** Below a total: who pays how much of it. Nothing while one person pays. */
export function PayerRows({ payers }: { payers: readonly { label: string; value: string }[] }) {
  if (payers.length === 0) return null
  return (
    <dl aria-label="Who pays" className="mt-3 grid gap-1.5">
      {payers.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="min-w-0 wrap-break-word">{label}</dt>
          <dd className="flex-none font-strong">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
