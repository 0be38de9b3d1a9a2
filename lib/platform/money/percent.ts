/** Parses a share, `50`, `33.33` or `12,5%`, into basis points; nothing is 0. Returns null unless it is from 0% to 100%. */
export function readPercent(text: string): number | null {
  const typed = text.replace('%', '').trim()
  if (typed === '') return 0
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(typed)
  if (!match?.[1]) return null
  const basisPoints = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return basisPoints <= 10_000 ? basisPoints : null
}

/** Writes basis points as someone types them: `50`, `33.33`, `12.5`. */
export function percentToInput(basisPoints: number): string {
  return String(basisPoints / 100)
}
