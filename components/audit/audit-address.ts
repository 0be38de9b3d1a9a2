import type { AuditFilter } from '@/lib/audit/schema'

/** The address of the log as it is to be shown; what is not asked for is left out. */
export function auditAddress(shown: Partial<AuditFilter>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(shown)) {
    const isDefault = value === '' || (name === 'page' && value === 1)
    if (!isDefault) query.set(name, String(value))
  }
  return query.size > 0 ? `/settings/audit?${query}` : '/settings/audit'
}
