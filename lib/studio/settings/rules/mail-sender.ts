/**
 * Returns the From header of the studio's emails. What the studio hasn't set is taken from `fallback`, the environment's
 * From header. Names with special characters are quoted, so that a comma doesn't separate two senders.
 */
export function mailSender(
  studio: { name: string; mailSenderName: string | null; mailSenderAddress: string | null },
  fallback: string,
): string {
  const given = readSender(fallback)
  const name = studio.mailSenderName ?? given.name ?? studio.name
  const quoted = /^[\p{L}\p{N} '&-]+$/u.test(name) ? name : `"${name.replaceAll(/["\\]/g, '')}"`
  return `${quoted} <${studio.mailSenderAddress ?? given.address}>`
}

/** Parses the name and address of a From header. The name is null for a bare address. */
export function readSender(line: string): { name: string | null; address: string } {
  const match = /^\s*"?(.*?)"?\s*<([^<>]+)>\s*$/.exec(line)
  if (!match?.[2]) return { name: null, address: line.trim() }
  return { name: match[1] || null, address: match[2].trim() }
}
