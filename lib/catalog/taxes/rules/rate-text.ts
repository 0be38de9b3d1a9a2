/** 50%. */
export const maxRateThousandths = 50_000

/** Parses a tax rate, `8.875` or `8.875%`, into thousandths of a percent. Returns null unless it is from 0 to 50%. */
export function readRate(text: string): number | null {
  const [, whole, fraction = ''] = /^(\d{1,2})(?:[.,](\d{1,3}))?$/.exec(text.replace('%', '').trim()) ?? []
  if (whole === undefined) return null
  const rate = Number(whole) * 1_000 + Number(fraction.padEnd(3, '0'))
  return rate <= maxRateThousandths ? rate : null
}

/** `8.875` for 8875 thousandths, `7` for 7000. */
export function rateToInput(rateThousandths: number): string {
  return String(rateThousandths / 1_000)
}

/** `8.875%` */
export function formatRate(rateThousandths: number): string {
  return `${rateToInput(rateThousandths)}%`
}

/** Parses ZIP codes and the first digits of some, separated by spaces or commas. Returns null for anything else. */
export function readZips(text: string): string[] | null {
  const zips = text.split(/[\s,;]+/).filter(Boolean)
  return zips.every((zip) => /^\d{3,5}$/.test(zip)) ? [...new Set(zips)].sort() : null
}
