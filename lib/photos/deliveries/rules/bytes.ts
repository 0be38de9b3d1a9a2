/** `18.2 MB`, `412 MB`, `940 KB`, `3.4 GB`. */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / (1024 * 1024)
  if (megabytes >= 1024) return `${inOneDecimal(megabytes / 1024)} GB`
  if (megabytes < 1) return `${Math.max(1, Math.round(bytes / 1024))} KB`
  return `${megabytes < 100 ? inOneDecimal(megabytes) : Math.round(megabytes)} MB`
}

function inOneDecimal(value: number): string {
  return Number.isInteger(value) ? `${value}` : value.toFixed(1)
}
