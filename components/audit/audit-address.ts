import type { AuditFilter } from '@/lib/audit/schema'

/** Returns the URL of the audit log with these filters; defaults are left out. */
export function auditAddress(shown: Partial<AuditFilter>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(shown)) {
    const isDefault = value === '' || (name === 'page' && value === 1)
    if (!isDefault) query.set(name, String(value))
  }
  return query.size > 0 ? `/settings/audit?${query}` : '/settings/audit'
}
