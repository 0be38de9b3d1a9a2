import type { AccessDetails } from '@/lib/booking/access-details/schema'
import { lockboxCodeTexts, lockboxKindTexts, occupancyTexts } from '@/lib/booking/access-details/words'

/** Returns the details as names and values; empty ones are left out. */
export function listDetails(details: AccessDetails): [name: string, value: string][] {
  const { lockboxKind, lockboxCode, occupancy, contactName, contactPhone } = details
  const all: [string, string][] = [
    ['Lockbox', lockboxKind === '' ? '' : lockboxKindTexts[lockboxKind]],
    [lockboxCodeTexts[lockboxKind], lockboxCode],
    ['Gate code', details.gateCode],
    ['Alarm code', details.alarmCode],
    ['Occupancy', occupancy === '' ? '' : occupancyTexts[occupancy]],
    ['Pets', details.pets],
    ['Contact on site', [contactName, contactPhone].filter(Boolean).join(', ')],
    ['Notes', details.notes],
  ]
  return all.filter(([, value]) => value !== '')
}
